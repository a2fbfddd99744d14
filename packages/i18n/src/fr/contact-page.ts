export const contactPage = {
  title: 'Contactez-nous',
  lead: 'Une question, un projet, une envie ? Écrivez-nous : une vraie personne vous répond.',
  details: 'Nos coordonnées',
  address: 'Adresse',
  country: 'France',
  email: 'E-mail',
  phone: 'Téléphone',
  hours: 'Du lundi au vendredi, de 9\u00a0h à 18\u00a0h',
  map: 'Plan du quartier : Podium se trouve au {{street}}, entre la Saône et le Rhône.',
  closing: {
    title: 'Vous savez déjà ce que vous voulez construire\u202f?',
    text: 'Décrivez-le en quelques phrases et comparez trois équipes. Sinon, écrivez-nous\u202f: nous en parlerons ensemble.',
    process: 'Voir le processus',
  },
  /** Texts for a server that takes no messages itself. */
  byMail: {
    title: 'Écrivez-nous par e-mail',
    text: 'Dites-nous en quelques mots ce qui vous amène. Notre adresse postale et notre téléphone sont là aussi, si vous préférez.',
  },
}
