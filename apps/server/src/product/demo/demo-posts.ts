import type { DemoPersonKey } from './demo-people.ts'
import type { DemoPictureName } from './demo-pictures.ts'

export type DemoPost = {
  author: DemoPersonKey
  hoursAgo: number
  content: string
  picture?: DemoPictureName
  /** Readable without an account. */
  isShared?: true
  likedBy: readonly DemoPersonKey[]
  /** Comments in the order they were written, with the hours between post and comment. */
  comments: readonly { author: DemoPersonKey; hoursLater: number; content: string }[]
}

/** Demo posts of the last five weeks, newest first, in the languages of their authors. */
export const DEMO_POSTS: readonly DemoPost[] = [
  {
    author: 'nadia',
    hoursAgo: 2,
    isShared: true,
    content:
      'Bienvenue à celles et ceux qui arrivent cette semaine ! Présentez-vous en deux lignes : ce que vous savez faire, et ce que vous aimeriez apprendre des autres. / Welcome to everyone joining this week! Two lines about you: what you do well, and what you would like to learn.',
    likedBy: ['camille', 'lea', 'james', 'mei', 'hannah', 'thomas'],
    comments: [
      {
        author: 'hannah',
        hoursLater: 1,
        content:
          'Hello! I coordinate volunteers, and would like to learn how to write a brief that does not confuse anybody.',
      },
      {
        author: 'lea',
        hoursLater: 1.5,
        content: 'Hannah, with pleasure: half an hour this week, and we write it together?',
      },
    ],
  },
  {
    author: 'camille',
    hoursAgo: 7,
    content:
      'Petit rappel du jour : un bouton désactivé sans explication, c’est une porte fermée sans écriteau. Dites toujours ce qui manque pour pouvoir continuer.',
    likedBy: ['elodie', 'mei', 'james', 'lea', 'priya', 'thomas', 'nadia'],
    comments: [
      {
        author: 'elodie',
        hoursLater: 1,
        content: 'Et si possible à côté du bouton, pas en haut de la page.',
      },
      {
        author: 'karim',
        hoursLater: 3,
        content: 'Je l’imprime pour l’équipe. Merci Camille.',
      },
    ],
  },
  {
    author: 'james',
    hoursAgo: 20,
    content:
      'Deleted 1,400 lines today and every test still passes. Best Friday in months. The trick was to ask, for each layer, who would notice if it were gone.',
    likedBy: ['camille', 'amadou', 'priya', 'sofia', 'lucas', 'karim'],
    comments: [
      { author: 'lucas', hoursLater: 2, content: 'Le commit le plus beau est souvent rouge.' },
      {
        author: 'priya',
        hoursLater: 5,
        content: 'How did you find the layers nobody noticed? Coverage, or courage?',
      },
      { author: 'james', hoursLater: 6, content: 'Coverage first. Then courage.' },
    ],
  },
  {
    author: 'sofia',
    hoursAgo: 31,
    content:
      'A client asked for “a dashboard with everything”. We spent an hour listing the decisions they take each Monday. There are three. The dashboard has three charts.',
    picture: 'three-charts',
    likedBy: ['mei', 'lea', 'camille', 'nadia', 'james'],
    comments: [
      {
        author: 'thomas',
        hoursLater: 4,
        content:
          'Chez moi ce serait : combien de baguettes pour demain matin ? Un seul graphique !',
      },
    ],
  },
  {
    author: 'lucas',
    hoursAgo: 46,
    content:
      'Retour d’expérience : nous avons remplacé 40 alertes par 5. Chacune dit ce que la personne de garde doit faire. Les nuits sont plus calmes, et nous avons trouvé deux vrais problèmes que le bruit cachait.',
    picture: 'five-alerts',
    likedBy: ['amadou', 'karim', 'james'],
    comments: [
      {
        author: 'amadou',
        hoursLater: 2,
        content:
          'Cinq, c’est encore un bon chiffre dans six mois ? Nous remontons toujours vers vingt…',
      },
      {
        author: 'lucas',
        hoursLater: 3,
        content: 'On en retire une pour chaque nouvelle. C’est la règle de la maison.',
      },
    ],
  },
  {
    author: 'mei',
    hoursAgo: 58,
    content:
      'Five interviews this week with people who fill in forms on a phone with one hand, because the other one holds a child. Nobody complained about colours. Everybody complained about losing what they had typed.',
    likedBy: ['camille', 'elodie', 'priya', 'sofia', 'hannah', 'lea'],
    comments: [
      {
        author: 'priya',
        hoursLater: 3,
        content:
          'Saving drafts locally took us two days, and it is the feature people thank us for.',
      },
    ],
  },
  {
    author: 'lea',
    hoursAgo: 75,
    content:
      'Modèle à partager : mon compte rendu de réunion tient en trois lignes. Décidé. À faire (qui, quand). Encore ouvert. Tout le reste est dans les têtes ou dans les tickets.',
    likedBy: ['nadia', 'camille', 'thomas', 'hannah'],
    comments: [{ author: 'thomas', hoursLater: 6, content: 'Adopté à la boulangerie dès lundi.' }],
  },
  {
    author: 'karim',
    hoursAgo: 92,
    content:
      'Non, il ne faut pas obliger les gens à changer de mot de passe tous les trois mois. Un gestionnaire, une phrase longue, un second facteur : voilà qui protège vraiment.',
    likedBy: ['amadou', 'james', 'lucas', 'elodie', 'camille'],
    comments: [
      {
        author: 'james',
        hoursLater: 1,
        content: 'I wish every audit questionnaire knew this by now.',
      },
    ],
  },
  {
    author: 'priya',
    hoursAgo: 110,
    content:
      'Our field app now works a whole day without network and syncs in eleven seconds at the van. The foresters named it “the one that waits for us”. I could not have found a better name.',
    likedBy: ['james', 'mei', 'sofia', 'hannah', 'camille'],
    comments: [],
  },
  {
    author: 'elodie',
    hoursAgo: 128,
    content:
      'Avant : «\u202fUne erreur est survenue lors du traitement de votre demande.\u202f» Après : «\u202fVotre carte a été refusée. Rien n’a été débité. Essayez une autre carte ou appelez votre banque.\u202f» Même place, même composant, moitié moins d’appels au support.',
    likedBy: ['camille', 'mei', 'lea', 'nadia', 'james', 'sofia', 'thomas'],
    comments: [
      {
        author: 'camille',
        hoursLater: 2,
        content: '«\u202fRien n’a été débité\u202f» : les quatre mots qui changent tout.',
      },
    ],
  },
  {
    author: 'amadou',
    hoursAgo: 150,
    content:
      'Trois machines éteintes, une base bien indexée, et la facture passe de 2\u202f100\u202f€ à 640\u202f€ par mois. Avant d’ajouter un cache, regardez le plan de la requête.',
    likedBy: ['lucas', 'james', 'sofia', 'karim'],
    comments: [
      {
        author: 'sofia',
        hoursLater: 5,
        content: 'Was it one missing index, or many?',
      },
      { author: 'amadou', hoursLater: 7, content: 'One. On a foreign key. Of course.' },
    ],
  },
  {
    author: 'camille',
    hoursAgo: 171,
    content:
      'J’ai refait à la main, sur papier, les douze écrans d’un parcours de prise de rendez-vous. Cinq ont disparu avant même d’ouvrir Figma.',
    picture: 'paper-screens',
    likedBy: ['mei', 'lea', 'elodie'],
    comments: [],
  },
  {
    author: 'james',
    hoursAgo: 190,
    content:
      'Pairing notes: the person who knows less should hold the keyboard. Slower for ten minutes, faster for the rest of the project.',
    likedBy: ['priya', 'nadia', 'lea', 'amadou'],
    comments: [
      {
        author: 'nadia',
        hoursLater: 2,
        content: 'I would love a small workshop about this one. Who joins?',
      },
      { author: 'priya', hoursLater: 3, content: 'Me!' },
      { author: 'lucas', hoursLater: 8, content: 'Moi aussi, si c’est en fin de journée.' },
    ],
  },
  {
    author: 'sofia',
    hoursAgo: 214,
    content:
      'Reminder to myself: a forecast without an error bar is a wish. We now print the range first and the middle second, and planning meetings became shorter.',
    picture: 'forecast-range',
    likedBy: ['amadou', 'mei', 'james'],
    comments: [],
  },
  {
    author: 'nadia',
    hoursAgo: 236,
    content:
      'Merci à Léa, Priya et Lucas pour l’équipe montée en deux jours autour de l’atelier vélo de Hannah. Trois personnes qui ne se connaissaient pas, un planning qui marche. C’est pour cela que Podium existe.',
    likedBy: ['lea', 'priya', 'lucas', 'hannah', 'camille', 'thomas', 'elodie', 'james'],
    comments: [
      {
        author: 'hannah',
        hoursLater: 1,
        content: 'Danke, merci, thank you. The volunteers sent a photo of the first full week!',
      },
      { author: 'lea', hoursLater: 4, content: 'Le plus facile des projets : des gens gentils.' },
    ],
  },
  {
    author: 'lucas',
    hoursAgo: 262,
    content:
      'Une sauvegarde qu’on n’a jamais restaurée n’est pas une sauvegarde. Chez nous, c’est un test automatique, tous les lundis à 6 h. Il a échoué deux fois en un an : deux fois où nous avons eu de la chance.',
    likedBy: ['karim', 'amadou', 'james', 'sofia'],
    comments: [],
  },
  {
    author: 'mei',
    hoursAgo: 290,
    content:
      'If you test with five people, make one of them someone who uses a screen reader every day. You will fix things you did not know were broken, for everybody.',
    likedBy: ['camille', 'elodie', 'priya', 'james'],
    comments: [
      {
        author: 'camille',
        hoursLater: 5,
        content: 'Et payez cette personne comme l’experte qu’elle est.',
      },
      { author: 'mei', hoursLater: 6, content: 'Always. Thank you for saying it.' },
    ],
  },
  {
    author: 'karim',
    hoursAgo: 318,
    content:
      'Atelier de ce matin : dix personnes, un tableau blanc, une question. «\u202fSi vous vouliez nuire à notre service, que feriez-vous ?\u202f» En une heure, la meilleure analyse de risques de l’année.',
    likedBy: ['lea', 'amadou', 'nadia'],
    comments: [],
  },
  {
    author: 'elodie',
    hoursAgo: 345,
    content:
      'Traduire une interface, ce n’est pas remplacer des mots. «\u202fSubmit\u202f» n’existe pas en français : on envoie, on enregistre, on publie, on s’inscrit. Le verbe dit ce qui va se passer.',
    likedBy: ['camille', 'lea', 'mei', 'thomas'],
    comments: [
      {
        author: 'james',
        hoursLater: 10,
        content: 'We should do the same in English, honestly.',
      },
    ],
  },
  {
    author: 'priya',
    hoursAgo: 372,
    content:
      'Spent the afternoon with a phone from 2018 and a throttled connection. Everyone on the team should do it once a month. Bring biscuits, it is slow.',
    likedBy: ['mei', 'james', 'lucas', 'sofia'],
    comments: [],
  },
  {
    author: 'amadou',
    hoursAgo: 410,
    content:
      'Question ouverte : à partir de combien de personnes avez-vous eu vraiment besoin de plus d’un serveur ? De mon côté : souvent bien plus tard que prévu.',
    likedBy: ['james', 'lucas'],
    comments: [
      {
        author: 'james',
        hoursLater: 3,
        content: 'About 40,000 daily users, and then for availability rather than load.',
      },
      {
        author: 'karim',
        hoursLater: 9,
        content: 'Pour dormir tranquille : deux. Pour la charge : un.',
      },
    ],
  },
  {
    author: 'lea',
    hoursAgo: 446,
    content:
      'Un projet en retard n’a presque jamais besoin de plus de monde. Il a besoin d’une liste plus courte, et de quelqu’un qui ose le dire.',
    likedBy: ['james', 'nadia', 'camille', 'amadou', 'elodie'],
    comments: [],
  },
  {
    author: 'sofia',
    hoursAgo: 480,
    content:
      'Small data is wonderful. 212 rows, one clear question, an honest answer by lunchtime. Not every problem needs a pipeline.',
    likedBy: ['mei', 'amadou', 'lea'],
    comments: [{ author: 'lucas', hoursLater: 4, content: 'A spreadsheet is a fine pipeline.' }],
  },
  {
    author: 'camille',
    hoursAgo: 520,
    content:
      'Je cherche deux heures de relecture pour une bibliothèque de composants (boutons, champs, dialogues). En échange : deux heures de design pour votre projet. Qui est tenté ?',
    likedBy: ['james', 'elodie', 'priya'],
    comments: [
      { author: 'james', hoursLater: 2, content: 'I am in. Thursday afternoon?' },
      { author: 'camille', hoursLater: 3, content: 'Jeudi 14 h, parfait !' },
    ],
  },
  {
    author: 'lucas',
    hoursAgo: 560,
    content:
      'Nouveau venu sur Podium. Je fais de l’exploitation depuis sept ans, et je réponds volontiers aux questions bêtes : ce sont les meilleures.',
    likedBy: ['nadia', 'amadou', 'karim', 'lea'],
    comments: [{ author: 'nadia', hoursLater: 1, content: 'Bienvenue Lucas !' }],
  },
  {
    author: 'james',
    hoursAgo: 604,
    content:
      'The best documentation I read this year was a single page: what this is, how to start it, where the important things live, whom to ask. Everything else was searchable.',
    likedBy: ['lea', 'sofia', 'elodie', 'priya', 'karim'],
    comments: [],
  },
  {
    author: 'mei',
    hoursAgo: 650,
    content:
      'Looking for two people in Lyon or Lille who have recently changed jobs, for a one-hour conversation (paid, in French or English). No product to sell, I promise.',
    likedBy: ['nadia', 'lea'],
    comments: [
      {
        author: 'lea',
        hoursLater: 5,
        content: 'J’ai quelqu’un à Lille, je te mets en relation.',
      },
    ],
  },
  {
    author: 'karim',
    hoursAgo: 700,
    content:
      'Bonne nouvelle : la faille signalée lundi par un stagiaire est corrigée, expliquée publiquement, et le stagiaire a eu droit à des applaudissements. C’est comme cela que les gens continuent à signaler.',
    likedBy: ['nadia', 'james', 'amadou', 'lucas', 'camille', 'elodie'],
    comments: [],
  },
  {
    author: 'elodie',
    hoursAgo: 752,
    content:
      'Premier message ici ! Rédactrice UX à Bordeaux, bilingue, un faible pour les messages d’erreur. Envoyez-moi les pires, je les collectionne.',
    likedBy: ['camille', 'nadia', 'mei', 'lea'],
    comments: [
      {
        author: 'priya',
        hoursLater: 6,
        content: '“Error: success.” I have the screenshot framed.',
      },
      { author: 'elodie', hoursLater: 7, content: 'C’est la pièce maîtresse de la collection.' },
    ],
  },
  {
    author: 'nadia',
    hoursAgo: 830,
    content:
      'Podium ouvre ses portes. Ici on partage ce que l’on apprend, on s’entraide, et l’on forme de petites équipes qui ont envie de travailler ensemble. / Podium opens its doors: share what you learn, help one another, and form small teams that enjoy working together.',
    likedBy: ['camille', 'lea', 'james', 'amadou', 'sofia', 'mei', 'karim', 'lucas', 'priya'],
    comments: [
      { author: 'camille', hoursLater: 1, content: 'Longue vie à Podium !' },
      { author: 'sofia', hoursLater: 3, content: 'Happy to be here.' },
    ],
  },
]
