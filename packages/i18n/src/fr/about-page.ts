export const aboutPage = {
  title: 'Une bonne équipe change tout',
  lead: 'Podium réunit autour de chaque projet les quelques personnes qui sauront le mener au bout. L’IA aide à les trouver ; le travail, lui, reste une affaire humaine.',
  story: {
    title: 'Notre histoire',
    beginning:
      'Podium est né d’un constat : les projets échouent rarement faute d’idées ou de talents. Ils échouent parce que les bonnes personnes ne se sont jamais trouvées, au même moment, autour de la même table.',
    craft:
      'Nous avons d’abord composé les équipes à la main, projet après projet. Nous y avons appris ce qui fait tenir un groupe : des compétences qui se complètent, une taille juste, des disponibilités qui coïncident, et quelqu’un qui répond quand on pose une question.',
    today:
      'Plus de 500 projets plus tard, l’IA accomplit ce tri patient en quelques instants. Elle propose trois équipes, explique ses choix et vous laisse le dernier mot.',
  },
  mission: {
    title: 'Notre mission',
    text: 'Donner à toute personne qui porte un projet une équipe d’experts prête à commencer : sans recrutement, sans approximations, sans mauvaise surprise.',
  },
  vision: {
    title: 'Notre vision',
    text: 'Un monde du travail où l’on se choisit pour un projet : de petites équipes complètes, vite réunies, fières de ce qu’elles ont livré ensemble.',
  },
  values: {
    title: 'Ce à quoi nous tenons',
    clarity: {
      title: 'La clarté',
      text: 'Qui fait quoi, pour quand et pour combien : vous le savez avant de commencer, puis à chaque étape.',
    },
    team: {
      title: 'L’équipe d’abord',
      text: 'Un POD n’est pas une somme de profils. Nous réunissons des personnes qui travailleront bien ensemble.',
    },
    craft: {
      title: 'Le travail bien fait',
      text: 'Mieux vaut livrer moins, mais abouti. Ce qui sort d’un POD fonctionne, se comprend et dure.',
    },
    fairness: {
      title: 'L’équité',
      text: 'Chaque proposition s’explique et chaque expert est payé à son juste prix. L’IA suggère, les personnes décident.',
    },
  },
  team: {
    title: 'Les personnes derrière Podium',
    lead: 'Une petite équipe, comme celles que nous formons.',
    direction: {
      name: 'Inès Marchal',
      role: 'Cofondatrice, direction générale',
      bio: 'Dix ans de projets numériques lui ont appris qu’un bon cadrage vaut mieux qu’un long contrat. Elle veille à ce que nous tenions parole.',
    },
    technology: {
      name: 'Malik Ferrand',
      role: 'Cofondateur, technologie',
      bio: 'Il a conçu le moteur qui compose les équipes et l’oblige à dire pourquoi. Un outil qu’on ne sait pas expliquer, il le refait.',
    },
    design: {
      name: 'Chloé Nakamura',
      role: 'Responsable du design',
      bio: 'Elle dessine Podium comme on dresse une table : chaque chose à sa place, et l’envie de s’y asseoir.',
    },
    community: {
      name: 'Tomas Ribeiro',
      role: 'Responsable de la communauté',
      bio: 'Il rencontre les experts un par un, comprend ce qu’ils font de mieux et les accompagne d’un POD à l’autre.',
    },
  },
  closing: {
    title: 'Faisons équipe',
    text: 'Racontez-nous ce que vous voulez construire, ou rejoignez les experts qui le construiront.',
  },
}
