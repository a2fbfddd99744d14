import { phrasesOf } from '../../text/phrases.ts'
import type { ArchetypeVote } from './archetype-cues.ts'

/**
 * Words of the field that a kind of project works in. One of them proves nothing: they decide where a brief describes
 * its project without naming it ("a small box in each fridge that texts us").
 */
export const FIELD_WORDS = phrasesOf<ArchetypeVote>([
  [
    ['ecommerce', 1],
    'order and pay, buy and pay, pay online, order online, buy online, online orders, sell our, sell my, selling our, sell them online, sell direct, sell directly, sells online, selling online, shop online, basket, checkout, carts, our range, our products, customers order, customers can order, postage, delivery slots, click and collect, payer en ligne, commander en ligne, acheter en ligne, commandes en ligne, vendre nos, vendre mes, vendre directement, vendre mes produits, vendre nos produits, vendre nos vins, panier, paniers, frais de port, nos produits, ma boutique, notre boutique, catalogue de produits, fiches produits, références, retrait en magasin, retrait à la ferme, points de retrait, expédier, colis, orders reach, take orders, prendre les commandes, prendre des commandes, bons cadeaux, gift cards, gift vouchers',
  ],
  [
    ['mobile-app', 1.2],
    'on their phones, on their phone, on your phone, from their phone, from their phones, on a phone, phones, old phones, app store, play store, sur leur téléphone, sur leurs téléphones, sur son téléphone, sur le téléphone, depuis leur téléphone, avec leur téléphone, sur téléphone, download it, télécharger, téléchargent, samsung, push notifications, notifications, hors ligne, offline, android only, android uniquement, iphone only, une app, cette app, the app, our app',
  ],
  [
    ['brand-identity', 1.1],
    'our name, carte de visite, cartes de visite, business card, business cards, letterhead, papier à en tête, signage, enseigne, our sign, van, vans, camion, fourgon, shop front, shopfront, façade, vitrine, new name, nouveau nom, our colours, couleurs, nos couleurs, emblème, emblem, blason, crest, coat of arms, image de marque, look of, the look, our look, notre image, flocage, etiquettes, labels, uniforms, tote bags, aprons, tabliers, stickers, autocollants, supports de communication, charter, charte, typeface, drawn by, redessiner, redraw, faire dessiner, looks dated, looks old, fait vieillot, vieillot, vieillotte',
  ],
  [
    ['website', 1],
    'un site, site simple, petit site, a site, a small site, simple site, web page, pages, contact form, formulaire, formulaire de contact, opening hours, horaires, nos réalisations, google us, on google, sur google, sur internet, on the web, on the internet, news page, photo gallery, galerie photos, wordpress, rubrique, rubriques, actualités, domain name, nom de domaine, page d accueil, home page, homepage, mentions légales à jour, site de l association, site du club, site de la commune, site communal, parish website, club website, village website, school website',
  ],
  [
    ['saas', 1.1],
    'proper product, a product, our product, pay for every month, pay every month, per month per, per seat, per user, par utilisateur, several firms, several companies, other firms, other practices, other companies, plusieurs cabinets, plusieurs entreprises, plusieurs sociétés, d autres cabinets, d autres entreprises, autres cabinets, confrères, competitors, mvp, first version, version 1, v1, première version, beta testers, startup, start up, investors, investisseurs, founders, fondateurs, co founder, cofounder, associés fondateurs, early customers, premiers clients, in the browser, dans le navigateur, navigateur, logins, user accounts, comptes utilisateurs, sign up and pay, free trial, essai gratuit, each client sees, chaque client voit, prototype in, hacked together, bricolé, airtable, spreadsheet we sell, logiciel métier, logiciel en ligne, outil en ligne, web app, web application, application web, plateforme, platform',
  ],
  [
    ['data-dashboard', 1.1],
    'figures, chiffres, nos chiffres, our numbers, the numbers, margins, marge, marges, cash flow, trésorerie, spreadsheet, spreadsheets, tableur, tableurs, fichiers excel, excel files, indicateurs, indicator, indicators, one screen, single screen, un seul écran, seul écran, à l écran, on one page, graphs, graphiques, courbes, charts, updated every, updates itself, mis à jour tout seul, chaque lundi, every monday, monday morning, lundi matin, suivi des ventes, sales figures, stock levels, occupancy, taux d occupation, taux de remplissage, impayés, chiffre d affaires par, turnover by, by branch, par site, par magasin, par agence, par atelier, consolidate, consolider, consolidation, comité de direction, management meeting, conseil d administration, board pack, visualiser, visualise, data warehouse, sql, export csv, csv',
  ],
  [
    ['machine-learning', 1.2],
    'predict, predicts, prediction, predictions, prédire, prévision, prévisions, prévoir combien, prévoir la, forecast, forecasts, early warning, alerte précoce, detect, detects, detecting, détecter, détection, repérer, spot the, recognise, recognize, reconnaître, reconnaissance, classify, classer automatiquement, trier automatiquement, sort automatically, label a sample, label a, labelled, labels by, étiqueter, étiqueté, annoter, annotés, false alarms, false positives, faux positifs, fausses alertes, how often it is wrong, accuracy, précision du, taux d erreur, error rate, train something, entraîner un, entraîner une, algorithm, algorithme, model, modèle, ia, ai, years of records, years of data, années de données, ans de données, historique de, ans de relevés, footage, images of, photos de, recordings, enregistrements, gpu, open source model, hallucinate, hallucinates, anomalies, anomaly, patterns, learn from, apprendre de, apprend à',
  ],
  [
    ['event', 1.2],
    'guests, invités, convives, catering, traiteur, buffet, scène, stage, sonorisation, sound system, sono, marquee, chapiteau, barnum, banquet, inauguration, inaugurer, celebrate, celebration, célébrer, anniversaire de l, anniversary, jubilee, jubilé, centenaire, centenary, portes ouvertes, open day, open evening, opening night, kermesse, fête du, fête de, fête des, village fête, fete, bal, concert, concerts, musiciens, band, dj, animations, speakers, keynote, delegates, délégués, congressistes, hôtesses, badges, programme de la journée, running order, déroulé, dinner for, lunch for, cocktail, vernissage, remise des prix, prize giving, awards, ceremony, cérémonie, wedding, mariage, retirement party, départ en retraite, pot de départ, team day, away day, journée d équipe, sécurité incendie, préfecture, plan de repli, rain plan, if it rains, en cas de pluie, stands, exposants, exhibitors, bénévoles le jour',
  ],
  [
    ['marketing', 1.1],
    'more customers, more members, more bookings, plus de clients, plus d adhérents, plus de réservations, new customers, nouveaux clients, audience, get known, se faire connaître, nous faire connaître, faire connaître, known locally, notoriété, ads, adverts, publicité, publicités, paid posts, sponsored posts, posts sponsorisés, instagram, facebook, tiktok, linkedin, journalists, journalistes, local press, presse locale, flyers, tracts, followers, abonnés, mailing, mailings, word of mouth, bouche à oreille, fill the, remplir les, remplir la, remplir nos, through the door, footfall, fréquentation, promote, promotion, promouvoir, promo, opening offer, open rate, taux d ouverture, click rate, conversion, seo, google maps reviews, avis google, prospects, leads, cost per, coût par, calendrier éditorial, editorial calendar, posts per week, posts par semaine, influencers, influenceurs, plan de communication, communication plan, donors, donateurs, fundraising campaign',
  ],
  [
    ['content', 1.1],
    'write, écrire, rédiger, rewrite, réécrire, texts, textes, articles for, chapters, chapitres, interviews, entretiens, témoignages, portraits, histoires, stories, book, livre, ouvrage, brochure texts, film, short film, court métrage, tournage, tourner, filmer, filming, shoot, montage, monter, voix off, voice over, sous titres, subtitles, script, scripts, scénario, episodes, épisodes, magazine, journal, gazette, newsletter texts, blog posts, billets, words each, mots chacun, signes, words, proofread, minutes chacun, minutes each, minutes, minute, mixage, étalonnage, user guide, mode d emploi, manual, manuel, annual report, rapport annuel, speech, discours, biography, biographie, mémoires',
  ],
  [
    ['training', 1.2],
    'train our, train my, train the, teach our, teach my, former nos, former toute, former notre, former mon, former mes, former les, former l équipe, se former, learn to, learn how, apprendre à, half day sessions, demi journées, deux jours, two days each, groups of, groupes de, par groupe, sessions, participants, trainees, apprenants, learners, opco, qualiopi, mise en situation, mises en situation, role play, jeux de rôle, exercises, exercices, handouts, supports, certificate of attendance, attestation, pédagogie, pédagogique, refresher, remise à niveau, beginners, débutants, niveau, intra, salle de formation, catalogue de formation, upskill, coaching, coach our, gestes, bons réflexes, sensibiliser, sensibilisation, awareness, first aid, secourisme, prise de parole',
  ],
  [
    ['legal', 1.2],
    'cher maître, bonjour maître, maître, solicitor, solicitors, barrister, attorney, notaire, statuts, articles of association, sarl, sas, sasu, sci, selarl, scm, eurl, gie, incorporate, partnership agreement, shareholder, shareholders, associés, associé, greffe, companies house, clause, clauses, signed a, we signed, termination, résilier, résiliation, mise en demeure, formal notice, litige, dispute, sue, tribunal, court, prud hommes, dismissal, licenciement, licencier, employment contract, contrat de travail, règlement intérieur, rgpd, gdpr, liability, responsabilité, copyright, droits d auteur, droit à l image, image rights, marque déposée, inpi, euipo, trade mark, licensing, licence, ip rights, propriété intellectuelle, cession, cession de, franchise, franchise agreement, bail commercial, commercial lease, landlord, bailleur, tenants agreement, donation, succession, heirs, héritiers, terms and conditions, terms of sale, conditions générales, what the law says, ce que dit la loi, legal advice, conseil juridique, opposable, en règle, comply with, conformité',
  ],
  [
    ['cloud', 1.1],
    'server, serveur, the servers, nos serveurs, our servers, under the stairs, backup, backups, sauvegarde, sauvegardes, restore, restaurer, nas, files and mail, mailboxes, boîtes mail, email accounts, messagerie, out of warranty, fin de support, end of support, windows server, exchange, vpn, downtime, coupure, interruption, panne, pannes, outage, outages, uptime, hosting bill, facture cloud, hébergement, hosted, self hosted, auto hébergé, hébergeur, virtual machines, vm, docker, container, containers, conteneurs, ci, pipeline, deploy, déployer, déploiement, deployments, scaling, monitoring, supervision, alerting, astreinte, on call, in the eu, inside the eu, données en france, souverain, hds, secnumcloud, ransomware, rançongiciel, disk, disques, raid, sysadmin, admin système, active directory, switchover, bascule, azure, microsoft 365, office 365, postgres, redundancy, redondance',
  ],
  [
    ['game', 1.3],
    'game, jeu, players, joueurs, player, joueur, levels, niveaux de jeu, puzzle, puzzles, énigme, énigmes, quiz game, steam, itch, playtest, playtesters, characters, personnages, avatar, board game, jeu de société, jeu de plateau, prototype jouable, playable, play it, jouer, jouable, scores, high score, leaderboard, sprites, pixel, 2d, 3d, vr headset, casque vr, casques, réalité virtuelle, virtual reality, level design, quête, quest, dungeon, donjon, multijoueur, multiplayer, co op, arcade, console, nintendo switch, playstation, xbox, gamejam, kids play, treasure hunt, chasse au trésor, jeu de piste',
  ],
  [
    ['iot', 1.2],
    'sensor, capteur, probe, probes, sonde, sondes, temperature, température, humidity, humidité, humidimètre, fridge, fridges, frigo, frigos, freezer, chambre froide, chambres froides, boiler, chaudière, chaudières, pump, pumps, pompe, pompes, valve, vanne, vannes, tank, tanks, cuve, cuves, silo, silos, hive, hives, ruches, ruche, greenhouse, serre, serres, compteur, compteurs, meter, meters, bin, bins, power cut, coupure de courant, battery, batteries, pile, piles, on batteries, sur pile, sur batterie, solar panel, panneau solaire, gateway, passerelle, antenna, antenne, lora, lorawan, sigfox, nb iot, 4g, sim card, carte sim, boards, circuit board, carte électronique, cartes électroniques, boîtier, boîtiers, box in each, small box, waterproof, étanche, ip67, drifts, threshold, seuil, seuils, relevés automatiques, beep, led, leds, buzzer, badge readers, lecteur de badge, actionneur, tracker, trackers, balise, balises, prototype board, soldered, soudé, machine park, parc machines, vibration, vibrations, water level, niveau d eau',
  ],
  [
    ['ux-audit', 1.2],
    'watch them, watch people, watch users, observe people, sit down with, sit with, half of them give up, give up, gives up, abandonnent, abandonne, décrochent, decrochent, se perdent, perdus, get lost, confusing, confus, ne comprennent pas, don t understand, do not understand, hard to use, difficile à utiliser, pas intuitif, compliqué, too complicated, trop compliqué, drop off, drop out, what s going wrong, what is going wrong, où ça coince, ce qui bloque, ce qui coince, ce qui cloche, where people get stuck, where they get stuck, stuck, coincent, worst first, by priority, par priorité, recommandations, recommendations, screenshots, captures d écran, outside eye, fresh eyes, oeil neuf, œil neuf, regard extérieur, œil extérieur, complaints about, se plaignent, complain, complains, ring us, call us instead, nous appellent, heatmap, heatmaps, parcours, expert review, grille, findings, write up, rapport d audit, avant de refaire, before we rebuild, before redesign, real users, vrais utilisateurs',
  ],
  [
    ['accessibility', 1.3],
    'accessible, blind, aveugle, aveugles, deaf, sourd, sourds, malentendants, sourdes, visually impaired, malvoyant, déficients visuels, handicap, handicapé, handicapés, handicapées, disabled, disability, disabilities, dyslexia, dyslexic, dyslexiques, wheelchair, screen reader, screen readers, magnification, nvda, jaws, voiceover, talkback, keyboard, clavier, contrast, contrastes, contraste, alt text, alternatives textuelles, tagged, tagging, reading order, ordre de lecture, pdf ua, en 301 549, equality act, european accessibility act, eaa, ada, section 508, non conforme, taux de conformité, déclaration d accessibilité, défenseur des droits, facile à lire, easy read, plain english, falc, usable by all, usable by everyone, readable by everyone, utilisable par tous, lisible par tous, accessible à tous, overlay, braille',
  ],
  [
    ['integration', 1.2],
    'typing it in again, type it again, typing it again, retyping, retyped, re type, re key, rekey, rekeying, copy and paste, copying and pasting, copy paste, copier coller, copiés collés, ressaisir, ressaisit, resaisir, resaisit, ressaisissons, saisir deux fois, deux fois la même, double saisie, entered twice, twice, by hand from, à la main dans, from one to the other, de l un à l autre, talk to each other, talks to, se parlent, se parler, ne se parlent pas, don t talk to, automatically in, lands in, land in, arrive tout seul dans, remontent dans, remonte dans, descendent dans, flow into, push into, pushed to, synced, sync, synchroniser, synchronisation, synchronisés, connecter, connect our, connect, branché, relier, reliés, relié à, api, apis, webhook, webhooks, zapier, make, n8n, xero, quickbooks, sage, pennylane, hubspot, salesforce, odoo, shopify to, crm, erp, logiciel de caisse, logiciel comptable, comptabilité, accounts package, accounting package, every night, chaque nuit, toutes les nuits, nightly, duplicates, doublons, mapping',
  ],
  [
    ['localisation', 1.2],
    'languages, langues, translator, translators, traducteur, traductrice, traducteurs, traductrices, into german, into french, into spanish, into italian, into dutch, into english, into japanese, into polish, en allemand, en anglais, en espagnol, en italien, en néerlandais, en japonais, en polonais, en portugais, vers l allemand, vers l anglais, vers l espagnol, vers l italien, native speaker, native speakers, langue maternelle, natifs, glossary, glossaire, lexique, words to, mots à, tarif au mot, price per word, per word, au mot, source text, texte source, strings, chaînes, subtitled in, foreign markets, export, exportons, sworn, assermenté, assermentée, relecteur, notice, notices, deepl, machine translation, traduction automatique, in both languages, bilingual version, version anglaise, version allemande, english version, german version',
  ],
])
