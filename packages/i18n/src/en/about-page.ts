import type { aboutPage as fr } from '../fr/about-page.ts'
import type { SameKeys } from '../same-keys.ts'

export const aboutPage = {
  title: 'A good team changes everything',
  lead: 'Around every project, Podium brings together the few people who can see it through. AI helps find them; the work itself stays human.',
  story: {
    title: 'Our story',
    beginning:
      'Podium grew out of a simple observation: projects rarely fail for lack of ideas or talent. They fail because the right people never sat around the same table at the same time.',
    craft:
      'At first we put the teams together by hand, one project after another. That taught us what holds a group together: skills that complement each other, the right size, calendars that match, and someone who answers when you ask.',
    today:
      'Over 500 projects later, AI does that patient sorting in moments. It suggests three teams, explains its choices and leaves the final say to you.',
  },
  mission: {
    title: 'Our mission',
    text: 'To give everyone with a project a team of experts who are ready to begin: no hiring, no guesswork, no nasty surprises.',
  },
  vision: {
    title: 'Our vision',
    text: 'A world of work where people choose each other for a project: small, complete teams, quickly brought together and proud of what they delivered.',
  },
  values: {
    title: 'What we care about',
    clarity: {
      title: 'Clarity',
      text: 'Who does what, by when and for how much: you know before you start, and at every step after that.',
    },
    team: {
      title: 'Team first',
      text: 'A POD is more than a list of profiles. We bring together people who will work well with one another.',
    },
    craft: {
      title: 'Craft',
      text: 'We would rather deliver less, and finish it. What a POD delivers works, makes sense and lasts.',
    },
    fairness: {
      title: 'Fairness',
      text: 'Every suggestion is explained and every expert is paid fairly. AI suggests, people decide.',
    },
  },
  team: {
    title: 'The people behind Podium',
    lead: 'A small team, like the ones we form.',
    direction: {
      name: 'Inès Marchal',
      role: 'Co-founder, managing director',
      bio: 'Ten years of digital projects taught her that a good brief beats a long contract. She makes sure that we keep our word.',
    },
    technology: {
      name: 'Malik Ferrand',
      role: 'Co-founder, technology',
      bio: 'He built the engine that forms the teams, and makes it say why. If a tool cannot be explained, he builds it again.',
    },
    design: {
      name: 'Chloé Nakamura',
      role: 'Head of design',
      bio: 'She designs Podium the way you would lay a table: everything in its place, and you want to sit down.',
    },
    community: {
      name: 'Tomas Ribeiro',
      role: 'Head of community',
      bio: 'He meets the experts one by one, learns what they do best and stays with them from one POD to the next.',
    },
  },
  closing: {
    title: 'Let’s team up',
    text: 'Tell us what you want to build, or join the experts who will build it.',
  },
} satisfies SameKeys<typeof fr>
