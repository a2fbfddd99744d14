/** Legal notice, privacy, terms and how teams are formed: one paragraph a section, as the software behaves. */
export const legal = {
  contents: 'Sommaire',
  version: 'Version du {{date}}',
  notice: {
    title: 'Mentions légales',
    lead: 'Qui édite ce site, qui l’héberge et comment nous joindre.',
    publisher: {
      title: 'Éditeur',
      text: '{{name}}, {{form}}, {{street}}, {{postalCode}} {{city}}. Immatriculation : {{registration}}.',
    },
    director: { title: 'Directeur de la publication', text: '{{director}}.' },
    host: { title: 'Hébergement', text: '{{host}}.' },
    contact: {
      title: 'Nous joindre',
      text: 'Par e-mail à l’adresse de la page de contact, ou par téléphone au {{phone}}.',
    },
    property: {
      title: 'Propriété intellectuelle',
      text: 'Les textes, les dessins et le logo de ce site appartiennent à {{name}}. Ce que les membres publient leur appartient.',
    },
    content: {
      title: 'Contenus des membres',
      text: 'Chaque membre répond de ce qu’il publie. Tout post et tout commentaire peut être signalé depuis l’application ; une équipe de modération l’examine et prévient son auteur.',
    },
  },
  privacy: {
    title: 'Confidentialité',
    lead: 'Ce que Podium conserve sur vous, pourquoi, et pour combien de temps.',
    controller: {
      title: 'Responsable du traitement',
      text: '{{name}}, {{street}}, {{postalCode}} {{city}}. Pour toute question sur vos données, écrivez-nous depuis la page de contact.',
    },
    account: {
      title: 'Votre compte',
      text: 'Adresse e-mail, empreinte de votre mot de passe (jamais le mot de passe), type de compte, langue, dates et version acceptée des conditions ; si vous ajoutez une application d’authentification, sa clé et l’empreinte de vos codes de secours\u202f; si vous ajoutez une clé d’accès ou une clé de sécurité, sa clé publique, son nom, la date de son ajout et de sa dernière utilisation\u202f; si vous ajoutez un téléphone pour recevoir des codes, son numéro, que reçoit aussi le service qui envoie nos SMS\u202f; si vous vous connectez avec un autre site, votre identifiant là-bas et le nom, l’adresse et la photo qu’il transmet. Nous en avons besoin pour vous connecter. Tout est effacé quand vous supprimez votre compte, depuis la page Mon compte.',
    },
    sessions: {
      title: 'Vos sessions',
      text: 'Pour chaque appareil connecté : date, adresse IP et nom du navigateur. Elles s’effacent à la déconnexion de l’appareil, ou de tous depuis la page Mon compte. Pour que vous voyiez ce qui est fait avec votre compte, nous gardons pendant un an la trace des connexions, réussies ou refusées, et des changements de mot de passe, d’adresse, de second facteur ou de comptes liés, avec l’adresse IP et le navigateur.',
    },
    captcha: {
      title: 'Vérification anti-robot',
      text: 'Sur les pages où vous vous connectez, vous inscrivez ou demandez un e-mail, {{captcha}} vérifie que vous n’êtes pas un robot. Pour cela, ce service reçoit votre adresse IP, des informations sur votre navigateur et ce que vous faites dans son cadre\u202f; nous lui transmettons votre adresse IP et son résultat, et recevons un oui ou un non. Nous n’en gardons rien. C’est dans notre intérêt légitime\u202f: protéger les comptes des attaques automatisées. Sa propre politique de confidentialité est liée dans son cadre.',
    },
    profile: {
      title: 'Votre profil',
      text: 'Nom, photo, biographie, métier, expérience, disponibilité, compétences, site web, portfolio, pays et ville sont visibles par les membres connectés ; votre tarif horaire aussi, si vous le choisissez. Téléphone, adresse et code postal ne le sont que par vous et par les administrateurs. Le profil dure autant que le compte.',
    },
    posts: {
      title: 'Posts, commentaires, mentions j’aime et abonnements',
      text: 'Les membres connectés les voient ; un post est visible par tous si vous le décidez. Vous pouvez les modifier (les versions précédentes restent lisibles) ou les supprimer. Vos posts, vos commentaires et vos images disparaissent avec votre compte ; les réponses des autres restent, sans votre nom.',
    },
    projects: {
      title: 'Vos projets',
      text: 'Un projet garde votre texte, ce qui en a été compris, la conversation et les équipes proposées, jusqu’à ce que vous le supprimiez\u202f; si aucune équipe n’y a jamais été choisie, il s’efface {{drafts}} jours après votre dernier changement, et un e-mail vous en prévient {{draftWarning}} jours avant. L’exploitant du site peut le lire\u202f; s’il retire quelqu’un d’une équipe, le motif est gardé avec elle et lu par le client. Un fichier ajouté au brief est lu dans votre navigateur : seul son texte est gardé.',
    },
    invitations: {
      title: 'Invitations',
      text: 'Les personnes que vous invitez voient le brief, leur rôle, leur rémunération et les prénoms de l’équipe. Une invitation déclinée, retirée ou restée sans réponse s’efface {{invitations}} jours après sa fin.',
    },
    professionals: {
      title: 'Travail des professionnels',
      text: 'Pour les professionnels, nous conservons les semaines libres, les langues de travail, les genres de projet souhaités ou non, les réponses aux invitations, les rappels envoyés et les explications données sur leurs propositions\u202f; pour une adresse de calendrier, son empreinte et sa dernière lecture. Quiconque a cette adresse voit le travail qu’elle montre. Nous gardons aussi pour quels projets un professionnel a été proposé, afin de vérifier que les propositions sont bien réparties.',
    },
    plan: {
      title: 'Plan et équipe',
      text: 'Une équipe au complet suit un planning\u202f: tâches, dates, avancement, et les livraisons avec leurs liens et commentaires, que voient le client et l’équipe. Quand un membre quitte l’équipe ou est remplacé, la raison est gardée avec sa place\u202f: lui, le client et les administrateurs la lisent.',
    },
    room: {
      title: 'Salle du projet',
      text: 'Ce que le client et l’équipe écrivent dans la salle du projet, et les décisions qu’ils y notent, n’est lu que par eux\u202f; un administrateur qui le lit laisse une trace au journal. Un fichier joint à un message est gardé tel quel, avec les informations qu’il contient, et eux seuls peuvent l’ouvrir\u202f; il disparaît avec son message. Les textes et les fichiers d’un compte supprimé y disparaissent, les décisions restent sans son nom.',
    },
    shares: {
      title: 'Lien vers une équipe',
      text: 'Pour un lien vers une équipe, nous conservons ce qu’il montre, l’empreinte de son adresse et sa dernière ouverture\u202f: il ne nomme personne, quiconque l’a peut le lire, et il prend fin quand le client le révoque ou {{shares}} jours après sa dernière ouverture.',
    },
    feedback: {
      title: 'Avis et recommandations',
      text: 'À la fin, client et membres donnent un avis l’un sur l’autre\u202f: il reste entre eux et les administrateurs, caché jusqu’à ce que les deux soient donnés ou que 14 jours soient passés. Un client peut recommander une compétence d’après un jalon accepté\u202f: les personnes inscrites voient son nom et le genre du projet sur le profil, où la personne peut la masquer.',
    },
    formations: {
      title: 'Formation des équipes',
      text: 'Pour chaque formation d’équipes, les données examinées sont conservées, sans aucun nom, afin de pouvoir la contrôler\u202f: tant que le projet existe si cette formation est affichée ou a donné l’équipe choisie, sinon {{formations}} jours au plus.',
    },
    model: {
      title: 'Modèle de langage',
      text: 'Si vous l’acceptez pour un projet, son texte, nos réponses et nos questions, et les compétences comprises sont envoyés à {{host}}, où le modèle {{model}} reformule les réponses et suggère des compétences. Sans votre accord, rien n’est envoyé\u202f; vous pouvez le retirer à tout moment sur la page du projet, et plus rien n’est envoyé. Ni votre nom ni votre adresse n’accompagnent le texte, mais il contient ce que vous y avez écrit. Votre réponse, et les phrases et suggestions reçues, sont gardées avec le projet et disparaissent avec lui. Pour savoir combien de temps ce destinataire conserve ce qu’il reçoit, écrivez-nous.',
    },
    moderation: {
      title: 'Modération et journal',
      text: 'Un contenu signalé et la décision prise sont conservés tant que le compte de son auteur existe, pour qu’il puisse la contester. Le journal des actes d’administration garde des identifiants, sans texte ni adresse, sans limite de durée.',
    },
    contact: {
      title: 'Messages de contact',
      text: 'Nom, adresse et message sont conservés pour vous répondre. La durée n’est pas fixée : ils s’effacent avec votre compte s’il a la même adresse, ou sur simple demande.',
    },
    newsletter: {
      title: 'Lettre d’information',
      text: 'Adresse, langue et date de confirmation, jusqu’à votre désabonnement, qui les efface aussitôt. Une demande non confirmée expire au bout de sept jours.',
    },
    logs: {
      title: 'Journaux techniques et limites',
      text: 'Le serveur note l’adresse IP de chaque requête pour la sécurité ; son exploitant décide de la durée de ces journaux. Les compteurs qui protègent des abus durent au plus un jour. Un e-mail s’efface une fois envoyé, ou trente jours après un échec définitif. Les statistiques sont des totaux quotidiens, qui ne désignent personne.',
    },
    cookies: {
      title: 'Cookies et stockage du navigateur',
      text: 'Un cookie retient la langue. Si vous choisissez de vous connecter avec un autre site, un second rattache sa réponse à votre navigateur, pendant dix minutes. Le navigateur garde votre session, votre thème et vos brouillons. Il n’y a ni publicité, ni mesure d’audience, ni service tiers que cette page ne nomme : aucune bannière n’est donc nécessaire.',
    },
    rights: {
      title: 'Vos droits',
      text: 'La page Mon compte vous remet une copie de vos données et supprime votre compte. Pour faire rectifier vos données, en limiter l’usage ou vous y opposer, écrivez-nous. Vous pouvez aussi saisir la CNIL (cnil.fr).',
    },
  },
  terms: {
    title: 'Conditions d’utilisation',
    lead: 'Les règles entre vous et Podium, en peu de mots.',
    service: {
      title: 'Le service',
      text: 'Podium met en relation des clients et des experts, et leur offre un fil d’actualité professionnel. Les équipes proposées sont des suggestions : vous choisissez, et tout contrat se conclut entre les parties.',
    },
    account: {
      title: 'Votre compte',
      text: 'Un compte est personnel et gratuit. Les informations que vous donnez doivent être exactes ; gardez votre mot de passe pour vous. Vous pouvez supprimer votre compte à tout moment.',
    },
    conduct: {
      title: 'Ce que vous publiez',
      text: 'Vos contenus restent à vous ; vous nous autorisez à les afficher dans Podium. Ni publicité indésirable, ni harcèlement, ni haine, ni tromperie, ni contenu illégal.',
    },
    moderation: {
      title: 'Modération',
      text: 'Un contenu contraire à ces règles peut être masqué ou supprimé, et un compte suspendu. Vous en recevez le motif par e-mail et pouvez contester une fois ; c’est alors une autre personne qui tranche, s’il y en a une.',
    },
    liability: {
      title: 'Responsabilité',
      text: 'Nous faisons de notre mieux pour que le service fonctionne, sans garantir qu’il soit toujours disponible. Nous ne sommes pas partie aux contrats entre membres.',
    },
    changes: {
      title: 'Changements et droit applicable',
      text: 'La version que vous acceptez à l’inscription est enregistrée avec votre compte. Une nouvelle version vous sera annoncée avant de s’appliquer. Le droit français s’applique.',
    },
  },
  teams: {
    title: 'Comment les équipes sont formées',
    lead: 'Ce que Podium regarde, ce qu’il ne regarde pas, et ce qui reste votre décision.',
    version: 'Méthode n° {{version}}',
    purpose: {
      title: 'À quoi sert le calcul',
      text: 'À partir de votre description, Podium propose jusqu’à trois équipes de personnes inscrites, pour que vous puissiez les comparer. Le calcul ne note personne : la qualité affichée vaut pour un projet, jamais pour une personne.',
    },
    brief: {
      title: 'Ce qui est lu de votre projet',
      text: 'Le texte que vous écrivez, en français ou en anglais : besoins, refus, budget, dates, langues, lieu. Chaque élément compris renvoie au passage qui le dit ; vous pouvez le corriger ou le retirer, et le calcul reprend aussitôt. Sur la page d’accueil, tout se passe dans votre navigateur.',
    },
    model: {
      title: 'Le modèle de langage',
      text: 'Avec l’accord du client, un modèle de langage peut reformuler nos réponses dans la conversation et suggérer des compétences à ajouter, chacune avec les mots du texte qui l’appuient. Il ne voit ni les professionnels, ni leurs tarifs, ni les équipes, et ne prend aucune part à leur formation. Une suggestion ne compte que si le client l’ajoute.',
    },
    people: {
      title: 'Ce qui est regardé des professionnels',
      text: 'Leurs compétences et leurs niveaux, leur tarif, leurs semaines libres, les langues dans lesquelles ils travaillent, leur ville si le projet se fait sur place, les membres qui se suivent mutuellement, les genres de projet qu’ils souhaitent ou non, et le temps passé depuis leur dernière proposition.',
    },
    ignored: {
      title: 'Ce qui n’est jamais regardé',
      text: 'Le nom, l’âge, le genre, la photo, les posts, les mentions j’aime et le nombre d’abonnés. Personne ne peut acheter une meilleure place.',
    },
    quality: {
      title: 'Comment une équipe est jugée',
      text: 'Adéquation de chacun à son rôle : {{fit}} ; compétences demandées couvertes : {{coverage}} ; habitude de travailler ensemble : {{cohesion}} ; fiabilité : {{reliability}}, la même pour tout le monde tant que les avis n’y comptent pas ; langues : {{languages}}. Les projets livrés, les avis et les recommandations ne comptent pas encore.',
    },
    kinds: {
      title: 'Pourquoi trois équipes',
      text: '« Excellence » a la meilleure qualité que permettent votre budget et votre date. « Économie » coûte le moins, avec au moins {{economy}} de cette qualité. « Rapidité » finit le plus tôt, avec au moins {{speed}}. S’il n’y a pas d’équipe possible, les plus petits changements qui en permettraient une sont proposés.',
    },
    newcomers: {
      title: 'Les nouveaux venus',
      text: 'Une personne qui n’a encore rien livré n’est pas désavantagée. À égalité, la priorité va à celle qui attend depuis le plus longtemps. Une personne qui a déjà {{invitations}} invitations sans réponse n’est pas proposée, pour que le travail se partage.',
    },
    limits: {
      title: 'Les limites',
      text: 'Les durées et les coûts sont des estimations, fondées sur l’ampleur habituelle de ce type de travaux. Un texte ambigu peut être mal compris : relisez ce qui a été retenu. Seules les personnes inscrites et disponibles peuvent être proposées.',
    },
    choice: {
      title: 'Vous décidez',
      text: 'Podium suggère, vous choisissez : vous pouvez garder, écarter ou remplacer chaque personne, et ne retenir aucune équipe. Rien n’engage personne sans l’accord de chacun.',
    },
    record: {
      title: 'Vérifiable',
      text: 'Le calcul suit des règles écrites, sans tirage au sort : les mêmes données redonnent les mêmes équipes. La formation dont vient une équipe choisie est conservée avec son projet, et peut être refaite et contrôlée. Les professionnels apprennent sous «\u202fPourquoi moi\u202f?\u202f» s’ils ont été proposés, ou ce qui aurait changé la réponse. Pour faire revoir un résultat par une personne, écrivez-nous.',
    },
  },
}
