export const newsletter = {
  title: 'Lettre d’information',
  label: 'Recevoir notre lettre par e-mail',
  submit: 'S’abonner',
  sending: 'Envoi…',
  sent: 'Presque terminé : suivez le lien de l’e-mail que nous venons de vous envoyer.',
  confirm: {
    title: 'Confirmez votre abonnement',
    text: 'Un clic, et la lettre de Podium arrivera à votre adresse.',
    action: 'Confirmer mon abonnement',
    doneTitle: 'Abonnement confirmé',
    alreadyTitle: 'Abonnement déjà confirmé',
    already: 'Il n’y a rien à faire : la lettre de Podium arrive déjà à votre adresse.',
    done: 'Merci ! Chaque lettre contient un lien pour vous désabonner.',
  },
  unsubscribe: {
    title: 'Désabonnement',
    text: 'Vous ne recevrez plus la lettre de Podium, et votre adresse sera effacée.',
    action: 'Me désabonner',
    doneTitle: 'Désabonnement confirmé',
    done: 'Votre adresse est effacée. Vous pouvez revenir quand vous le souhaitez.',
  },
}
