import type { ErrorCode } from '@podium/domain'

/** By error code: the sentence for each refusal, whichever screen it reaches. */
export const errors = {
  unexpected: 'Une erreur inattendue est survenue.',
  /** No answer came at all. */
  network: 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.',

  invalid_credentials: 'Identifiants invalides. Vérifiez votre e-mail et votre mot de passe.',
  email_not_confirmed: 'E-mail non confirmé. Veuillez consulter votre boîte de réception.',
  user_already_exists: 'Cet e-mail est déjà utilisé',

  unavailable: 'La base de données n’est pas disponible pour le moment. Veuillez réessayer.',
  not_found: 'Rien ne se trouve à cette adresse.',
  payload_too_large: 'Ce contenu est trop volumineux.',
} satisfies Partial<Record<ErrorCode, string>> & Record<string, string>
