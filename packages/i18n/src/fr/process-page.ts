export const processPage = {
  title: 'De l’idée à la livraison, en\u00a0cinq étapes',
  lead: 'Un chemin clair, que vous suivez de bout en bout. À tout moment, vous savez ce qui se passe, qui s’en charge et ce qu’il vous reste à décider.',
  details: 'Ce que vous obtenez',
  steps: {
    analysis: {
      title: 'Analyse du projet',
      description:
        'Vous décrivez votre projet avec vos mots. L’IA pose les questions qui comptent et en tire un cahier des charges que chacun comprend.',
      first: 'Une conversation plutôt qu’un formulaire',
      second: 'Les compétences et la charge estimées',
      third: 'Les points d’attention signalés d’emblée',
    },
    pod: {
      title: 'Formation du POD',
      description:
        'Parmi les experts disponibles, l’IA présélectionne 3\u00a0configurations optimales. Chacune est une équipe complète, avec ses points forts et son calendrier.',
      first: 'Trois équipes complètes à comparer',
      second: 'Les raisons de chaque proposition',
      third: 'Un choix qui reste entièrement le vôtre',
    },
    planning: {
      title: 'Planification intelligente',
      description:
        'Le projet est découpé en jalons courts. Les dépendances sont repérées, les disponibilités respectées, et le calendrier s’ajuste quand la réalité change.',
      first: 'Des jalons courts, chacun avec ses livrables',
      second: 'Un calendrier fondé sur de vraies disponibilités',
      third: 'Des priorités revues avec vous',
    },
    execution: {
      title: 'Exécution et suivi',
      description:
        'Le POD se met au travail et vous voyez ce qui avance. Un retard s’annonce tôt, quand il est encore facile de le rattraper.',
      first: 'L’avancement visible à tout moment',
      second: 'Un point régulier avec l’équipe',
      third: 'Les écarts signalés avant qu’ils ne coûtent cher',
    },
    delivery: {
      title: 'Livraison et retours',
      description:
        'Vous recevez un projet vérifié et documenté, qui vous appartient. Vos retours clôturent le projet et rendent les prochaines équipes meilleures.',
      first: 'Une recette menée avec vous',
      second: 'Code source, documents et accès remis',
      third: 'Vos retours partagés avec l’équipe',
    },
  },
  closing: {
    title: 'Et si vous faisiez le premier pas ?',
    text: 'Quelques phrases suffisent. L’inscription est gratuite, et vous ne vous engagez à rien.',
  },
}
