/** Texts of mails; the keys of `kinds` are the kinds of mail the server sends. */
export const fr = {
  linkFallback: 'Si le bouton ne répond pas, copiez cette adresse dans votre navigateur :',
  unsubscribe: 'Me désabonner de la lettre',
  codeLead: 'Ou saisissez ce code :',
  codeAlone: 'Votre code :',
  newEmail: 'Nouvelle adresse',
  remainingCodes: 'Codes encore valables',
  seenAt: 'Quand',
  seenFrom: 'Depuis l’adresse IP',
  provider: 'Chez',
  signature: 'Podium, l’équipe d’experts que votre projet attend.',
  kinds: {
    signup_confirmation: {
      subject: 'Confirmez votre adresse e-mail',
      heading: 'Bienvenue sur Podium',
      body: 'Il reste une étape : confirmez que cette adresse est bien la vôtre. Ce lien ne sert qu’une fois.',
      action: 'Confirmer mon adresse',
      reason:
        'Vous recevez ce message parce qu’un compte Podium a été créé avec cette adresse. Si ce n’est pas vous, ignorez-le : sans confirmation, le compte reste fermé.',
    },
    password_recovery: {
      subject: 'Choisissez un nouveau mot de passe',
      heading: 'Mot de passe oublié ?',
      body: 'Ce lien vous permet d’en choisir un nouveau. Il ne sert qu’une fois.',
      action: 'Choisir un mot de passe',
      reason:
        'Vous recevez ce message parce qu’un nouveau mot de passe a été demandé pour cette adresse. Si ce n’est pas vous, ignorez-le : rien ne change.',
    },
    magic_link: {
      subject: 'Votre lien de connexion',
      heading: 'Connectez-vous',
      body: 'Ce lien vous connecte à Podium, sans mot de passe. Il ne sert qu’une fois ; le code est valable dix minutes. Ne le donnez à personne.',
      action: 'Me connecter',
      reason:
        'Vous recevez ce message parce qu’une connexion par e-mail a été demandée pour cette adresse. Si ce n’est pas vous, ignorez-le : personne ne peut se connecter sans lui.',
    },
    reauthentication: {
      subject: 'Votre code de confirmation',
      heading: 'Est-ce bien vous ?',
      body: 'Saisissez le code de ce message là où Podium vous le demande. Il ne sert qu’une fois et reste valable dix minutes. Ne le donnez à personne.',
      action: 'Ce n’est pas moi',
      reason:
        'Vous recevez ce message parce qu’un changement important a été demandé depuis un appareil connecté à votre compte depuis plus d’un jour\u202f: son mot de passe, ses moyens de connexion ou sa suppression.',
    },
    password_changed: {
      subject: 'Votre mot de passe a été modifié',
      heading: 'Mot de passe modifié',
      body: 'Le mot de passe de votre compte Podium vient d’être modifié et vos autres appareils ont été déconnectés. Si c’est bien vous, il n’y a rien à faire. Sinon, reprenez la main sans attendre.',
      action: 'Ce n’est pas moi',
      reason:
        'Vous recevez ce message parce que nous prévenons toujours d’un changement de mot de passe.',
    },
    address_changed: {
      subject: 'Votre adresse e-mail a été modifiée',
      heading: 'Adresse e-mail modifiée',
      body: 'Votre compte Podium vient de recevoir une autre adresse e-mail, et celle-ci ne permet plus de s’y connecter. Si c’est bien vous, il n’y a rien à faire. Sinon, reprenez la main sans attendre\u202f: cette adresse vous sera rendue.',
      action: 'Ce n’est pas moi',
      reason: 'Vous recevez ce message parce que votre compte avait cette adresse jusqu’ici.',
    },
    phone_changed: {
      subject: 'Votre numéro de téléphone a été modifié',
      heading: 'Numéro de téléphone modifié',
      body: 'Votre compte Podium vient de recevoir un nouveau numéro de téléphone\u202f: qui en lit les SMS peut se connecter. Si c’est bien vous, il n’y a rien à faire. Sinon, reprenez la main sans attendre\u202f: le numéro sera retiré.',
      action: 'Ce n’est pas moi',
      reason:
        'Vous recevez ce message parce que nous prévenons toujours d’un nouveau numéro de téléphone.',
    },
    new_sign_in: {
      subject: 'Nouvelle connexion à votre compte',
      heading: 'Nouvelle connexion',
      body: 'Quelqu’un vient de se connecter à votre compte Podium depuis un réseau que nous ne connaissions pas. Si c’est bien vous, il n’y a rien à faire. Sinon, reprenez la main sans attendre.',
      action: 'Ce n’est pas moi',
      reason:
        'Vous recevez ce message parce que nous prévenons toujours d’une connexion depuis un nouveau réseau.',
    },
    session_replayed: {
      subject: 'Une de vos sessions a été fermée',
      heading: 'Session fermée',
      body: 'La même session de votre compte Podium a été utilisée depuis deux endroits, comme si quelqu’un l’avait copiée. Nous l’avons fermée\u202f; reconnectez-vous pour continuer. Si vous n’avez pas restauré un ancien profil de navigateur, reprenez la main sans attendre.',
      action: 'Ce n’est pas moi',
      reason:
        'Vous recevez ce message parce que nous prévenons toujours d’une session utilisée deux fois.',
    },
    factor_enrolled: {
      subject: 'Un second facteur protège votre compte',
      heading: 'Second facteur ajouté',
      body: 'Un second facteur vient d’être ajouté à votre compte Podium. Il sera demandé à chaque connexion. Si c’est bien vous, il n’y a rien à faire. Sinon, reprenez la main sans attendre.',
      action: 'Ce n’est pas moi',
      reason:
        'Vous recevez ce message parce que nous prévenons toujours d’un changement de second facteur.',
    },
    factor_unenrolled: {
      subject: 'Un second facteur a été retiré',
      heading: 'Second facteur retiré',
      body: 'Un second facteur vient d’être retiré de votre compte Podium\u202f: il n’y est plus demandé. Si c’est bien vous, il n’y a rien à faire. Sinon, reprenez la main sans attendre.',
      action: 'Ce n’est pas moi',
      reason:
        'Vous recevez ce message parce que nous prévenons toujours d’un changement de second facteur.',
    },
    recovery_codes_changed: {
      subject: 'Vos codes de secours ont changé',
      heading: 'Codes de secours',
      body: 'Les codes de secours de votre compte Podium viennent d’être créés, remplacés ou retirés\u202f; les anciens ne fonctionnent plus. Si c’est bien vous, il n’y a rien à faire. Sinon, reprenez la main sans attendre.',
      action: 'Ce n’est pas moi',
      reason:
        'Vous recevez ce message parce que nous prévenons toujours d’un changement de codes de secours.',
    },
    recovery_code_used: {
      subject: 'Un code de secours a servi',
      heading: 'Connexion avec un code de secours',
      body: 'Quelqu’un vient de se connecter à votre compte Podium avec un code de secours, à la place de l’application d’authentification. Ce code ne servira plus. Si c’est bien vous, il n’y a rien à faire. Sinon, reprenez la main sans attendre.',
      action: 'Ce n’est pas moi',
      reason:
        'Vous recevez ce message parce que nous prévenons toujours de l’usage d’un code de secours.',
    },
    passkey_added: {
      subject: 'Une clé d’accès a été ajoutée à votre compte',
      heading: 'Clé d’accès ajoutée',
      body: 'Une clé d’accès vient d’être ajoutée à votre compte Podium\u202f; elle permet désormais de s’y connecter. Si c’est bien vous, il n’y a rien à faire. Sinon, reprenez la main sans attendre.',
      action: 'Ce n’est pas moi',
      reason:
        'Vous recevez ce message parce que nous prévenons toujours d’un nouveau moyen de connexion.',
    },
    passkey_removed: {
      subject: 'Une clé d’accès a été retirée de votre compte',
      heading: 'Clé d’accès retirée',
      body: 'Une clé d’accès ne permet plus de se connecter à votre compte Podium, et les autres sessions ouvertes avec une clé d’accès sont fermées. Si c’est bien vous, il n’y a rien à faire. Sinon, reprenez la main sans attendre.',
      action: 'Ce n’est pas moi',
      reason:
        'Vous recevez ce message parce que nous prévenons toujours du retrait d’un moyen de connexion.',
    },
    identity_linked: {
      subject: 'Un compte extérieur a été lié au vôtre',
      heading: 'Compte lié',
      body: 'Un compte extérieur vient d’être lié à votre compte Podium\u202f; il permet désormais de s’y connecter. Si c’est bien vous, il n’y a rien à faire. Sinon, reprenez la main sans attendre.',
      action: 'Ce n’est pas moi',
      reason:
        'Vous recevez ce message parce que nous prévenons toujours d’un nouveau moyen de connexion.',
    },
    identity_unlinked: {
      subject: 'Un compte extérieur n’est plus lié au vôtre',
      heading: 'Compte délié',
      body: 'Un compte extérieur ne permet plus de se connecter à votre compte Podium. Si c’est bien vous, il n’y a rien à faire. Sinon, reprenez la main sans attendre.',
      action: 'Ce n’est pas moi',
      reason:
        'Vous recevez ce message parce que nous prévenons toujours du retrait d’un moyen de connexion.',
    },
    email_change_new: {
      subject: 'Confirmez votre nouvelle adresse e-mail',
      heading: 'Votre nouvelle adresse',
      body: 'Un compte Podium doit passer à cette adresse. Confirmez-la ici ; l’adresse actuelle reçoit un message semblable, à confirmer aussi. Ce lien ne sert qu’une fois et reste valable un jour.',
      action: 'Confirmer cette adresse',
      reason:
        'Vous recevez ce message parce que cette adresse a été saisie dans un compte Podium. Si ce n’est pas vous, ignorez-le : rien ne change.',
    },
    email_change_current: {
      subject: 'Confirmez le changement de votre adresse e-mail',
      heading: 'Vous changez d’adresse',
      body: 'Votre compte Podium va changer d’adresse e-mail. Confirmez-le ici ; la nouvelle adresse reçoit un message semblable, à confirmer aussi. Ce lien ne sert qu’une fois et reste valable un jour.',
      action: 'Confirmer le changement',
      reason:
        'Vous recevez ce message parce que cette adresse est celle d’un compte Podium. Si vous n’avez rien demandé, ne confirmez pas et changez votre mot de passe : quelqu’un d’autre a accès à votre compte.',
    },
    account_deleted: {
      subject: 'Votre compte Podium a été supprimé',
      heading: 'Au revoir, et merci',
      body: 'Votre compte a été supprimé avec vos posts, vos commentaires, vos images et vos données personnelles. Ce que d’autres ont écrit sous vos posts reste, sans votre nom. C’est le dernier message que vous recevrez au sujet de ce compte.',
      action: 'Nous écrire',
      reason:
        'Vous recevez ce message parce que nous prévenons toujours de la suppression d’un compte. Si vous ne l’avez pas demandée, écrivez-nous.',
    },
    admin_welcome: {
      subject: 'Votre compte Podium est prêt',
      heading: 'Votre compte est prêt',
      body: 'Un compte a été créé pour vous sur Podium. Choisissez votre mot de passe pour vous connecter. Ce lien ne sert qu’une fois ; ensuite, « Mot de passe oublié » en envoie un autre.',
      action: 'Choisir mon mot de passe',
      reason:
        'Vous recevez ce message parce qu’un administrateur de Podium a créé un compte avec cette adresse.',
    },
    contact_message: {
      subject: 'Nouveau message de contact',
      heading: 'Quelqu’un vous écrit',
      body: 'Ce message vient du formulaire de contact de Podium.',
      action: 'Répondre',
      reason: 'Vous recevez ce message parce que cette adresse reçoit les messages de contact.',
    },
    contact_reply: {
      subject: 'Notre réponse à votre message',
      heading: 'Notre réponse',
      body: 'Vous nous avez écrit par le formulaire de contact de Podium. Pour poursuivre, répondez simplement à ce message.',
      action: 'Nous écrire à nouveau',
      reason:
        'Vous recevez ce message parce que cette adresse a été saisie dans notre formulaire de contact.',
    },
    contact_received: {
      subject: 'Nous avons bien reçu votre message',
      heading: 'Merci de nous avoir écrit',
      body: 'Votre message nous est parvenu. Une personne de l’équipe vous répondra à cette adresse.',
      action: 'Découvrir notre processus',
      reason:
        'Vous recevez ce message parce que cette adresse a été saisie dans notre formulaire de contact. Si ce n’est pas vous, ignorez-le.',
    },
    newsletter_confirmation: {
      subject: 'Confirmez votre abonnement à la lettre de Podium',
      heading: 'Plus qu’une étape',
      body: 'Confirmez que vous souhaitez recevoir la lettre de Podium à cette adresse. Ce lien reste valable sept jours.',
      action: 'Confirmer mon abonnement',
      reason:
        'Vous recevez ce message parce que cette adresse a été saisie pour recevoir notre lettre. Si ce n’est pas vous, ignorez-le : vous ne recevrez rien.',
    },
    newsletter_already: {
      subject: 'Vous recevez déjà la lettre de Podium',
      heading: 'Vous êtes déjà parmi nous',
      body: 'Cette adresse reçoit déjà la lettre de Podium : il n’y a rien à faire.',
      action: 'Revenir sur Podium',
      reason:
        'Vous recevez ce message parce que cette adresse a été saisie pour recevoir notre lettre. Rien n’a changé.',
    },
    newsletter_welcome: {
      subject: 'Bienvenue dans la lettre de Podium',
      heading: 'Votre abonnement est confirmé',
      body: 'Vous recevrez notre prochaine lettre à cette adresse. En attendant, découvrez comment une idée devient un projet livré.',
      action: 'Découvrir Podium',
      reason:
        'Vous recevez ce message parce que vous avez confirmé votre abonnement à la lettre de Podium.',
    },
    content_hidden: {
      subject: 'Votre contenu a été masqué',
      heading: 'Votre contenu est masqué',
      body: 'Après examen, l’équipe de modération a masqué ce que vous avez écrit : vous seul le voyez encore. Le motif est ci-dessous. Si vous n’êtes pas d’accord, vous pouvez contester cette décision une fois, dans Podium.',
      action: 'Voir la décision',
      reason:
        'Vous recevez ce message parce que nous prévenons toujours d’une décision de modération.',
    },
    content_restored: {
      subject: 'Votre contenu est de nouveau visible',
      heading: 'De nouveau visible',
      body: 'L’équipe de modération a rétabli ce que vous avez écrit : tout le monde le voit de nouveau.',
      action: 'Ouvrir Podium',
      reason:
        'Vous recevez ce message parce que nous prévenons toujours d’une décision de modération.',
    },
    content_deleted: {
      subject: 'Votre contenu a été supprimé',
      heading: 'Votre contenu est supprimé',
      body: 'Après examen, l’équipe de modération a supprimé ce que vous avez écrit. Le motif est ci-dessous. Si vous n’êtes pas d’accord, vous pouvez contester cette décision une fois, dans Podium.',
      action: 'Voir la décision',
      reason:
        'Vous recevez ce message parce que nous prévenons toujours d’une décision de modération.',
    },
    content_warned: {
      subject: 'Un avertissement sur votre contenu',
      heading: 'Un avertissement',
      body: 'Ce que vous avez écrit reste visible, mais l’équipe de modération vous adresse un avertissement. Le motif est ci-dessous. Si vous n’êtes pas d’accord, vous pouvez contester cette décision une fois, dans Podium.',
      action: 'Voir la décision',
      reason:
        'Vous recevez ce message parce que nous prévenons toujours d’une décision de modération.',
    },
    appeal_kept: {
      subject: 'Votre contestation a été examinée',
      heading: 'La décision est maintenue',
      body: 'Nous avons examiné votre contestation. La décision est maintenue, pour le motif ci-dessous.',
      action: 'Voir la décision',
      reason:
        'Vous recevez ce message parce que nous prévenons toujours d’une décision de modération.',
    },
    appeal_reversed: {
      subject: 'Votre contestation a été acceptée',
      heading: 'La décision est annulée',
      body: 'Nous avons examiné votre contestation et annulons la décision. Ce qui était masqué est de nouveau visible ; ce qui était supprimé, vous pouvez le publier de nouveau.',
      action: 'Voir la décision',
      reason:
        'Vous recevez ce message parce que nous prévenons toujours d’une décision de modération.',
    },
    report_resolved: {
      subject: 'Suite donnée à votre signalement',
      heading: 'Merci de votre signalement',
      body: 'Nous avons examiné ce que vous avez signalé et pris une mesure.',
      action: 'Ouvrir Podium',
      reason: 'Vous recevez ce message parce que vous avez signalé ce contenu sur Podium.',
    },
    report_dismissed: {
      subject: 'Suite donnée à votre signalement',
      heading: 'Merci de votre signalement',
      body: 'Nous avons examiné ce que vous avez signalé. Ce contenu reste visible, pour le motif ci-dessous.',
      action: 'Ouvrir Podium',
      reason: 'Vous recevez ce message parce que vous avez signalé ce contenu sur Podium.',
    },
    delivery_waits: {
      subject: 'Une livraison attend votre réponse',
      heading: 'Votre équipe a livré',
      body: 'Regardez ce qui est livré, puis acceptez-le ou dites ce qui doit changer. Tant que vous n’avez pas répondu, l’équipe attend.',
      action: 'Voir la livraison',
      reason: 'Vous recevez ce message parce qu’une équipe travaille pour votre projet.',
    },
    delivery_accepted: {
      subject: 'Votre livraison est acceptée',
      heading: 'La livraison est acceptée',
      body: 'Le client a accepté ce que l’équipe a livré. Son commentaire, s’il en a laissé un, se lit dans Podium.',
      action: 'Voir la livraison',
      reason: 'Vous recevez ce message parce que vous faites partie de l’équipe de ce projet.',
    },
    delivery_changes_asked: {
      subject: 'Des modifications sont demandées',
      heading: 'Le client demande des modifications',
      body: 'Le client a dit ce qui doit changer. Lisez son commentaire dans Podium, puis livrez une nouvelle version.',
      action: 'Voir la livraison',
      reason: 'Vous recevez ce message parce que vous faites partie de l’équipe de ce projet.',
    },
    plan_changed: {
      subject: 'Le planning a changé',
      heading: 'Le planning a changé',
      body: 'Le client a modifié le planning de l’équipe. Regardez si vos dates ont bougé. D’autres changements peuvent suivre dans l’heure : ils ne sont pas annoncés un par un.',
      action: 'Voir le planning',
      reason: 'Vous recevez ce message parce que vous faites partie de l’équipe de ce projet.',
    },
    feedback_asked: {
      subject: 'Votre projet est livré : dites comment cela s’est passé',
      heading: 'Le projet est livré',
      body: 'Tous les jalons sont acceptés. Vous avez 14 jours pour donner votre avis : trois questions, et un commentaire si vous voulez. Il reste caché jusqu’à ce que l’autre ait donné le sien, ou que ces 14 jours soient passés.',
      action: 'Donner mon avis',
      reason: 'Vous recevez ce message parce que vous avez pris part à ce projet.',
    },
    former_feedback_asked: {
      subject: 'Un projet auquel vous avez travaillé est livré',
      heading: 'Le projet est livré',
      body: 'Vous avez quitté cette équipe, et ce que vous y avez fait a été livré. Vous avez 14 jours pour donner votre avis sur le client, qui donne le sien sur votre travail. Il reste caché jusqu’à ce que l’autre ait donné le sien, ou que ces 14 jours soient passés.',
      action: 'Donner mon avis',
      reason: 'Vous recevez ce message parce que vous avez travaillé pour ce projet.',
    },
    teammate_left: {
      subject: 'Quelqu’un quitte votre équipe',
      heading: 'Quelqu’un quitte l’équipe',
      body: 'Cette place de votre équipe n’est plus occupée. S’il y reste du travail, le suppléant suivant est invité aussitôt. Le planning et la salle du projet continuent.',
      action: 'Ouvrir la salle',
      reason: 'Vous recevez ce message parce que vous faites partie de cette équipe.',
    },
    room_mention: {
      subject: 'On vous attend dans la salle d’un projet',
      heading: 'Un message vous mentionne',
      body: 'Quelqu’un vous a mentionné dans la salle du projet, et vous ne l’avez pas encore lu. Son texte reste dans Podium, dans cette salle.',
      action: 'Ouvrir la salle',
      reason:
        'Vous recevez ce message parce que vous êtes dans cette salle ; vous pouvez y désactiver ces e-mails. Il y en a un par heure au plus.',
    },
    invitation_received: {
      subject: 'Une équipe vous attend',
      heading: 'Une équipe vous invite',
      body: 'Un client vous propose une place dans l’équipe de son projet. Lisez le brief dans Podium, puis acceptez ou déclinez : décliner ne change rien à vos prochaines propositions.',
      action: 'Voir l’invitation',
      reason:
        'Vous recevez ce message parce que votre profil professionnel peut être proposé pour des projets.',
    },
    invitation_reminder: {
      subject: 'Votre invitation expire dans 24 heures',
      heading: 'Il vous reste un jour pour répondre',
      body: 'Une équipe attend votre réponse. Sans elle, la place sera proposée à quelqu’un d’autre. Décliner ne change rien à vos prochaines propositions ; c’est le seul rappel que vous recevrez.',
      action: 'Répondre à l’invitation',
      reason:
        'Vous recevez ce message parce qu’une place dans une équipe vous est proposée et que vous n’avez pas encore répondu.',
    },
    availability_reminder: {
      subject: 'Vos disponibilités sont-elles encore justes ?',
      heading: 'Avez-vous toujours du temps ?',
      body: 'Ce que vous avez indiqué il y a quatre semaines ne compte plus : c’est votre statut qui décide maintenant. Un geste suffit pour confirmer ou corriger vos prochaines semaines.',
      action: 'Mettre à jour mes disponibilités',
      reason:
        'Vous recevez ce message parce que vous aviez indiqué vos disponibilités sur Podium. Sans nouvelle indication de votre part, il n’y en aura pas d’autre.',
    },
    invitation_expired: {
      subject: 'Votre invitation a expiré',
      heading: 'Le délai est passé',
      body: 'Sans réponse de votre part, cette place est proposée à quelqu’un d’autre. Cela ne change rien à vos prochaines propositions ; si vous manquez de temps, indiquez-le dans vos disponibilités.',
      action: 'Voir mes invitations',
      reason: 'Vous recevez ce message parce qu’une place dans une équipe vous était proposée.',
    },
    invitation_withdrawn: {
      subject: 'Votre invitation n’est plus d’actualité',
      heading: 'Cette place ne vous est plus proposée',
      body: 'Le client ou Podium a retiré cette invitation, ou le projet est abandonné : vous n’avez rien à faire, et ce temps est de nouveau libre.',
      action: 'Voir mes invitations',
      reason: 'Vous recevez ce message parce qu’une place dans une équipe vous était proposée.',
    },
    membership_ended: {
      subject: 'Votre place dans une équipe prend fin',
      heading: 'Le client demande quelqu’un d’autre',
      body: 'Le client a demandé quelqu’un d’autre à votre place et en donne la raison ci-dessous. La salle et le planning du projet ne vous sont plus ouverts, et ce temps est de nouveau libre. Ce que vous avez fait reste à votre nom, vos recommandations aussi.',
      action: 'Voir l’invitation',
      reason: 'Vous recevez ce message parce que vous faisiez partie de cette équipe.',
    },
    invitation_team_complete: {
      subject: 'Votre équipe est au complet',
      heading: 'L’équipe est au complet',
      body: 'Tout le monde a accepté : le projet peut commencer. Vous retrouvez le brief et l’équipe dans Podium.',
      action: 'Voir le projet',
      reason: 'Vous recevez ce message parce que vous avez accepté une invitation.',
    },
    team_complete: {
      subject: 'Votre équipe est au complet',
      heading: 'Votre équipe est au complet',
      body: 'Toutes les personnes invitées ont accepté. Votre projet peut commencer.',
      action: 'Voir mon équipe',
      reason: 'Vous recevez ce message parce que vous avez invité une équipe.',
    },
    team_incomplete: {
      subject: 'Une place de votre équipe reste vide',
      heading: 'Personne n’est plus disponible pour une place',
      body: 'Toutes les personnes prévues pour une place ont décliné, n’ont pas répondu ou ont été retirées. Vous pouvez chercher quelqu’un d’autre autour de celles qui ont accepté.',
      action: 'Voir mon projet',
      reason: 'Vous recevez ce message parce que vous avez invité une équipe.',
    },
    draft_ending: {
      subject: 'Votre projet sera bientôt effacé',
      heading: 'Ce projet attend depuis longtemps',
      body: 'Ce projet n’a pas d’équipe, et rien n’y a changé depuis onze mois. Il sera effacé dans 30 jours, avec son brief et sa conversation. Pour le garder, ouvrez-le et complétez-le\u202f; sinon, vous n’avez rien à faire.',
      action: 'Ouvrir mon projet',
      reason: 'Vous recevez ce message parce que vous avez décrit ce projet sur Podium.',
    },
    member_left: {
      subject: 'Un membre quitte votre équipe',
      heading: 'Un membre quitte l’équipe',
      body: 'Cette personne quitte votre projet et en donne la raison ci-dessous. Le suppléant suivant est invité aussitôt\u202f; s’il n’y en a plus, vous pouvez chercher quelqu’un depuis la page de votre équipe. Le planning continue.',
      action: 'Voir mon équipe',
      reason: 'Vous recevez ce message parce qu’une équipe travaille pour votre projet.',
    },
    team_deputy_asked: {
      subject: 'Un suppléant est invité',
      heading: 'Quelqu’un d’autre est invité',
      body: 'La personne invitée a décliné, n’a pas répondu à temps ou a été retirée de la place. Nous avons aussitôt invité la suivante : vous n’avez rien à faire.',
      action: 'Voir mon équipe',
      reason: 'Vous recevez ce message parce que vous avez invité une équipe.',
    },
  },
  invitation: {
    project: 'Projet',
    milestone: 'Jalon',
    role: 'Rôle',
    reason: 'Motif',
    work: 'Jours × tarif',
    dates: 'Dates',
    answerBy: 'Réponse au plus tard',
  },
  /** Entries of a calendar feed. */
  calendar: {
    seat: 'Place\u202f: {{title}} ({{role}})',
    offered: 'Invitation\u202f: {{title}} ({{role}})',
    task: 'À rendre\u202f: {{name}} ({{title}})',
    milestone: 'Jalon\u202f: {{name}} ({{title}})',
  },
  moderation: {
    reason: 'Motif',
    content: 'Contenu concerné',
  },
  contact: {
    name: 'Nom',
    email: 'E-mail',
    subject: 'Sujet',
    message: 'Message',
    reply: 'Réponse',
    yours: 'Votre message',
    subjects: {
      information: 'Demande d’information',
      devis: 'Demande de devis',
      support: 'Support technique',
      partnership: 'Proposition de partenariat',
      other: 'Autre',
    },
  },
  linkPage: {
    confirmation: 'Confirmation de votre adresse e-mail',
    recovery: 'Choix d’un nouveau mot de passe',
    signIn: 'Connexion',
    emailChange: 'Changement de votre adresse e-mail',
    proceed: 'Continuer',
  },
  mailbox: {
    title: 'Boîte aux lettres',
    lead: 'Aucun serveur de messagerie n’est configuré : ce que Podium aurait envoyé arrive ici. Cette page n’est visible que depuis cette machine.',
    empty: 'Rien pour l’instant. Créez un compte ou demandez un nouveau mot de passe.',
    to: 'À',
    code: 'Code',
    html: 'Message',
    text: 'Version texte',
    back: 'Tous les messages',
  },
}
