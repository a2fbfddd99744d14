export const sharedPost = {
  title: 'Post partagé',
  by: '{{name}}\u202f: {{excerpt}}',
  heading: 'Post de {{name}}',
  join: 'La conversation continue sur Podium',
  joinText:
    'Créez un compte pour réagir, commenter et suivre les professionnels qui vous intéressent. C’est gratuit.',
  memberText: 'Ouvrez ce post dans Podium pour réagir et lire les commentaires.',
  open: 'Ouvrir dans Podium',
  notFound: 'Ce post n’est pas public',
  notFoundText:
    'Il n’existe pas, ou plus, ou son auteur le réserve aux membres de Podium. Connectez-vous pour en avoir le cœur net.',
  asMember: 'Ouvrir en tant que membre',
}
