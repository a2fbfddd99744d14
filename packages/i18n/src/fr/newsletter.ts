export const newsletter = {
  title: 'Lettre d’information',
  label: 'Recevoir notre lettre par e-mail',
  submit: 'S’inscrire',
  sending: 'Envoi en cours…',
  sent: 'Presque terminé : suivez le lien de l’e-mail que nous venons de vous envoyer.',
  confirm: {
    title: 'Confirmez votre inscription',
    text: 'Un clic, et la lettre de Podium arrivera à votre adresse.',
    action: 'Confirmer mon inscription',
    doneTitle: 'Inscription confirmée',
    done: 'Merci ! Chaque lettre contient un lien pour vous désinscrire.',
  },
  unsubscribe: {
    title: 'Désinscription',
    text: 'Vous ne recevrez plus la lettre de Podium, et votre adresse sera effacée.',
    action: 'Me désinscrire',
    doneTitle: 'Désinscription confirmée',
    done: 'Votre adresse est effacée. Vous pouvez revenir quand vous le souhaitez.',
  },
}
