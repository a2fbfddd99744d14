export const authPage = {
  login: {
    title: 'Connexion',
    lead: 'Heureux de vous revoir.',
    ended:
      'Votre session a pris fin. Reconnectez-vous pour reprendre là où vous en étiez\u202f: ce que vous avez écrit est conservé.',
    submit: 'Se connecter',
    submitting: 'Connexion en cours…',
    byMail: 'Se connecter par e-mail, sans mot de passe',
    sendingMail: 'Envoi en cours…',
    forgotten: 'Mot de passe oublié\u202f?',
    noAccount: 'Pas encore de compte\u202f?',
    register: 'Créer un compte',
  },
  byMail: {
    sent: 'Si un compte existe avec {{email}}, un e-mail de connexion vient de partir. Ouvrez son lien, ou saisissez son code ici.',
    back: 'Utiliser mon mot de passe',
  },
  register: {
    as: {
      user: 'J’ai un projet',
      professional: 'Je propose mes compétences',
    },
    title: 'Créer un compte',
    lead: 'Pour confier un projet à une équipe, ou pour en rejoindre une.',
    submit: 'S’inscrire',
    submitting: 'Inscription en cours…',
    success:
      'Inscription réussie\u202f! Consultez votre boîte de réception pour confirmer votre compte.',
    accepts: 'En vous inscrivant, vous acceptez nos conditions :',
    hasAccount: 'Déjà un compte\u202f?',
    login: 'Se connecter',
  },
  resetPassword: {
    title: 'Mot de passe oublié',
    lead: 'Indiquez votre adresse e-mail\u202f: nous vous enverrons un lien pour choisir un nouveau mot de passe.',
    submit: 'Envoyer le lien',
    submitting: 'Envoi en cours…',
    success: 'Si un compte existe avec cette adresse, un lien de réinitialisation a été envoyé.',
    unanswered:
      'Le serveur n’a toutefois pas répondu\u202f: vérifiez votre connexion, puis renvoyez votre demande.',
    back: 'Retour à la connexion',
  },
  updatePassword: {
    title: 'Nouveau mot de passe',
    lead: 'Choisissez le mot de passe que vous utiliserez désormais.',
    submit: 'Mettre à jour le mot de passe',
    submitting: 'Mise à jour en cours…',
    success:
      'Mot de passe mis à jour avec succès ! Vous allez être redirigé vers la page de connexion.',
    invalidLink: 'Lien de réinitialisation invalide ou expiré.',
    requestNewLink: 'Demander un nouveau lien de réinitialisation',
  },
  /** Help for people who have not found the confirmation mail. */
  confirmation: {
    sentTo: 'Lien envoyé à {{email}}.',
    mailbox: 'Ouvrir la boîte aux lettres',
    another: 'Utiliser une autre adresse',
    resend: 'Renvoyer l’e-mail de confirmation',
    resending: 'Envoi en cours…',
    resent: 'E-mail renvoyé. Pensez à regarder dans vos courriers indésirables.',
  },
  errors: {
    fillAll: 'Veuillez remplir tous les champs',
    enterEmail: 'Veuillez indiquer votre adresse e-mail.',
    enterPassword: 'Veuillez indiquer un nouveau mot de passe',
    registerFailed: 'Une erreur est survenue lors de l’inscription',
    updateFailed: 'Une erreur est survenue lors de la mise à jour du mot de passe.',
    unexpected: 'Une erreur inattendue est survenue.',
  },
}
