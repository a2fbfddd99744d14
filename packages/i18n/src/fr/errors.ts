export const errors = {
  unexpected: 'Une erreur inattendue est survenue.',
  network: 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.',
  unavailable: 'La base de données n’est pas disponible pour le moment. Veuillez réessayer.',
  notFound: 'Rien ne se trouve à cette adresse.',
  payloadTooLarge: 'Ce contenu est trop volumineux.',
}
