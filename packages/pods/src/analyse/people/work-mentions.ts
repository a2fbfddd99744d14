import { phrasesBetween, phrasesOf } from '../../text/phrases.ts'
import type { Brief } from '../brief.ts'

/** Place in a text that says where people work. */
export type WorkMention = { mode: 'remote' | 'onsite' | 'product'; at: number; next: number }

const MODES = phrasesOf<WorkMention['mode'] | 'hybrid'>([
  [
    'remote',
    `
    remote, remotely, fully remote, 100 % remote, work from home, work from anywhere, from anywhere,
    télétravail, à distance, distanciel, full remote, travail à distance, tout à distance, remote first,
    remote work, en visio, par visio, en visioconférence, par visioconférence, tout en visio, over video,
    by video call, by video, on video calls, over zoom, on zoom, par zoom, sur zoom, par téléphone et mail,
    from home, from your home, from your own desk, from your desk, from your kitchen, from your sofa,
    from your place, from your own office, from your studio, wherever you like, wherever you want,
    wherever you are, wherever suits you, work where you like, where you like, where you want,
    where you work is up to you, where you do the rest is up to you, where you sit, we don t mind where,
    don t mind where, doesn t matter where, does not matter where, no need to come, no need to travel,
    no need to be here, no travel, anywhere in the world, anywhere in europe, anywhere you like,
    location doesn t matter, location does not matter, de chez vous, depuis chez vous, de chez toi,
    depuis chez toi, chez vous ou, d où vous voulez, d où vous voudrez, d où vous le souhaitez, où vous voulez,
    où vous voudrez, où vous le souhaitez, où bon vous semble, peu importe où, peu importe l endroit,
    peu importe votre ville, n importe où, de n importe où, depuis n importe où, pas besoin de se déplacer,
    pas besoin de venir, inutile de vous déplacer, inutile de se déplacer, inutile de venir, sans déplacement,
    aucun déplacement, pas de déplacement, le reste à la maison, à domicile, depuis votre bureau,
    everything by email, tout par mail, tout par e mail, everything online, travail de chez,
    nobody has to come here, nobody needs to come here, nobody has to come, nobody needs to come,
    no one has to come, no one has to come here, no one needs to come, nobody need come,
    don t have to come here, don t need to come here, needn t travel, you needn t travel, needn t come,
    personne n a besoin de venir, personne n est obligé de venir, le reste au téléphone, le reste par téléphone,
    le reste en visio, le reste par mail, the rest by phone, the rest by email, the rest by zoom,
    chez elle le reste, travaille chez elle, travaille chez lui, travailler chez soi, travaillent chez eux,
    chez elle, chez eux, happens on zoom, on teams, sur teams, par teams, via zoom, via teams,
    in your own place, from where you are, depuis votre domicile, depuis chez soi, teletravail, tt,
    work remotely, remote ok, remote friendly, wfh, on the phone, location independent, où que vous soyez,
    peu importe où vous êtes, wherever in the world`,
  ],
  [
    'onsite',
    `
    sur site, sur place, on site, onsite, en présentiel, présentiel, in person, in our office, in our offices,
    at our office, at our offices, dans nos bureaux, dans nos locaux, at our premises, on our premises,
    in the office, au bureau, jours de présence, jour de présence, présence, our workshop, in house,
    dans notre atelier, face to face, days in the office, dans nos murs, dans nos ateliers, dans notre usine,
    dans notre entrepôt, dans notre école, dans notre établissement, dans notre boutique, dans notre magasin,
    dans notre salle, dans nos salles, sur notre site, chez nous à, chez nous au, chez nous dans,
    dans nos bureaux de, dans les locaux, au siège, à notre siège, dans notre siège, dans mon atelier,
    dans ma boutique, au cabinet à, on our site, at our site, in our building, at our building, in our workshop,
    in our own workshop, in our factory, in our warehouse, in our school, in our studio, at our place,
    at our house, in our shop, in our hall, at our plant, at our factory, at our headquarters, at headquarters,
    at our school, at our depot, in our clinic, come to us, comes to us, come to our, come here, you come to,
    come and see us, you d need to be at, you d need to be in, you d be at, you would need to be at,
    you will need to be at, you ll need to be at, you need to be at, you will need to be here,
    you d need to be here, you must be here, you need to be here, must be here, has to be here, have to be here,
    be present, on the spot, in the room, in the flesh, be there in person, vous devrez être sur,
    vous devrez être à, vous devez être à, il faut être à, il faut être là, être là, être présent,
    être présente, être présents, être sur les lieux, être physiquement, venir sur, venir à, venir chez nous,
    venir nous voir, viendra chez nous, viendrez, vous viendrez, venez, se déplacer, vous vous déplacerez,
    déplacements à, déplacement à, déplacements prévus, passer à l atelier, passer au bureau, passer chez nous,
    jours sur site, jour sur site, jours par semaine à, jour par semaine à, days a week in, day a week in,
    days a week at, day a week at, days in our, day in our, afternoon a week, morning a week, in situ,
    présent sur, présente sur, at the venue, at the site, vienne à, viennent à, vient à, viennes à, présent à,
    présente à, présents à, présentes à, présence à, présent dans nos, be there, there in person,
    in person on the night, on the night, come to the site, come over, visiter nos, se rendre à, se rendre sur,
    se rendra, vous rendre à, vous rendre sur, être à nos côtés, journées à, deux journées à, at our branch,
    at the office, sur le terrain, sur le chantier, in the shop, à l atelier, face à face, seront sur place`,
  ],
  ['hybrid', 'hybrid, hybride, hybrid work'],
  [
    'product',
    `
    mise à jour à distance, mises à jour à distance, remote update, remote updates, remote control,
    remote monitoring, remote access, remote sensors, remote server, remote servers, accès à distance,
    pilotage à distance, pilotable à distance, pilotables à distance, commande à distance, contrôle à distance,
    prise en main à distance, surveillance à distance, formation à distance, vente à distance,
    paiement à distance, consultation à distance, small server on site, server on site, in house guy,
    in house team, in house developer, in house designer, restauration sur place, inscription sur place,
    paiement sur place, click and collect sur place, présence en ligne, présence web, présence digitale,
    clients à domicile, soins à domicile, aide à domicile, livraison à domicile, livré à domicile,
    services à domicile, service à domicile, maintien à domicile, cours à domicile, visites à domicile,
    soignants à domicile, livrons à domicile, works from home customers, in house magazine, in house system,
    in house tool, in house software, outil interne, sur place ou à emporter, présence sur,
    présence sur les réseaux, restaurant sur place, consommer sur place, online presence, remote areas,
    remote villages, remote area, covered in house, build is in house, done in house, handled in house,
    stays in house, stay in house, is in house, are in house, kept in house, made in house, voter à distance,
    vote à distance, voting remotely, vote remotely, voter en ligne, suivi à distance, suivre à distance,
    télésurveillance, à distance des clients, assemblées à distance, signer à distance, signature à distance,
    relève à distance, lecture à distance, piloter à distance, piloter depuis, monitor remotely,
    monitored remotely, controlled remotely, control remotely, remote workers, remote teams,
    équipes en télétravail, salariés en télétravail, the remote, télécommande, apprendre à distance,
    remote learning, remote sites, remote site, remote island, remote islands`,
  ],
])

/** Places that say where people work, or where the product does (`product`). */
export function workMentions({ words }: Brief): (WorkMention & { isHybrid: boolean })[] {
  return phrasesBetween(MODES, words, [0, words.length]).map(({ value, at, next }) => ({
    mode: value === 'hybrid' ? 'remote' : value,
    isHybrid: value === 'hybrid',
    at,
    next,
  }))
}
