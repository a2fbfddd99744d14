export const sharedPost = {
  title: 'Post partagé',
  by: '{{name}}\u202f: {{excerpt}}',
  heading: 'Post publié par {{name}}',
  join: 'La conversation continue sur Podium',
  joinText:
    'Créez un compte pour réagir, commenter et suivre les professionnels qui vous intéressent. C’est gratuit.',
  memberText: 'Ouvrez ce post sur Podium pour réagir et lire les commentaires.',
  open: 'Ouvrir sur Podium',
  notFound: 'Ce post n’est pas public',
  notFoundText:
    'Il n’existe pas ou plus, ou son auteur le réserve aux membres de Podium. Connectez-vous pour le savoir.',
  asMember: 'Ouvrir en tant que membre',
}
