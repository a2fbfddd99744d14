import type { legal as fr } from '../fr/legal.ts'
import type { SameKeys } from '../same-keys.ts'

export const legal = {
  contents: 'Contents',
  version: 'Version of {{date}}',
  notice: {
    title: 'Legal notice',
    lead: 'Who publishes this site, who hosts it, and how to reach us.',
    publisher: {
      title: 'Publisher',
      text: '{{name}}, {{form}}, {{street}}, {{postalCode}} {{city}}. Registration: {{registration}}.',
    },
    director: { title: 'Publication director', text: '{{director}}.' },
    host: { title: 'Hosting', text: '{{host}}.' },
    contact: {
      title: 'How to reach us',
      text: 'By email at the address on the contact page, or by phone on {{phone}}.',
    },
    property: {
      title: 'Intellectual property',
      text: 'The texts, drawings and logo of this site belong to {{name}}. What members publish belongs to them.',
    },
    content: {
      title: 'What members publish',
      text: 'Members are responsible for what they publish. Any post or comment can be reported from within the application; a moderation team reviews it and tells its author.',
    },
  },
  privacy: {
    title: 'Privacy',
    lead: 'What Podium keeps about you, why, and for how long.',
    controller: {
      title: 'Data controller',
      text: '{{name}}, {{street}}, {{postalCode}} {{city}}. Write to us from the contact page with any question about your data.',
    },
    account: {
      title: 'Your account',
      text: 'Email address, a hash of your password (never the password itself), account type, language, dates, and the version of the terms you accepted; if you add an authenticator app, its key and hashes of your recovery codes; if you add a passkey or a security key, its public key, its name, and when it was added and last used; if you add a phone to receive codes, its number, which the service that sends our text messages receives too; if you sign in with another site, your identifier there and the name, address and picture that it gives. We need them to sign you in. All of it is erased when you delete your account, on the My account page.',
    },
    sessions: {
      title: 'Your sessions',
      text: 'For each device signed in: date, IP address and browser name. They are erased when that device signs out, or when you sign out everywhere on the My account page. So that you can see what is done with your account, we keep a record of sign-ins, successful or refused, and of changes to your password, address, second factor or linked accounts, with the IP address and browser, for one year.',
    },
    captcha: {
      title: 'Anti-bot check',
      text: 'On the pages where you sign in, sign up or have an email sent, {{captcha}} checks that you are not a robot. To do so it receives your IP address, information about your browser and what you do in its box; we send it your IP address and its result, and receive a yes or a no. We keep none of it. It protects accounts from automated attacks, which is our legitimate interest. Its own privacy policy is linked in its box.',
    },
    profile: {
      title: 'Your profile',
      text: 'Name, photo, biography, profession, experience, availability, skills, website, portfolio, country and city are visible to members who are signed in; so is your hourly rate if you choose to show it. Phone, address and postal code are visible to you and to administrators only. A profile lasts as long as its account.',
    },
    posts: {
      title: 'Posts, comments, likes and follows',
      text: 'Signed-in members can see them; everyone can see a post if you choose so. You can edit them (earlier versions stay readable) or delete them. Your posts, comments and pictures go with your account; other people’s replies stay, without your name.',
    },
    projects: {
      title: 'Your projects',
      text: 'A project keeps your text, what was understood from it, the conversation and the teams that were suggested, until you delete it; if no team was ever chosen, it is deleted {{drafts}} days after your last change, and an email warns you {{draftWarning}} days before. The operator of the site can read it; where they take somebody off a team, the reason is kept with it and the client reads it. A file you add to the brief is read in your browser, and only its text is kept.',
    },
    invitations: {
      title: 'Invitations',
      text: 'The people you invite see the brief, their role, their pay and the first names of the team. An invitation that was declined, withdrawn or left without an answer is deleted {{invitations}} days after it ended.',
    },
    professionals: {
      title: 'Professionals’ work',
      text: 'For professionals, we keep free weeks, working languages, the kinds of project they want or not, answers to invitations, the reminders we sent, and the explanations given about their proposals; for a calendar address, a hash of it and when it was last read. Anyone who has that address can see the work it shows. We also keep a record of the projects each professional was proposed for, to check that proposals are spread fairly.',
    },
    plan: {
      title: 'Plan and team',
      text: 'A complete team follows a plan: tasks, dates, progress, and deliveries with their links and comments, which the client and the team can see. When a member leaves the team or is replaced, the reason is kept with their seat: they, the client and admins read it.',
    },
    room: {
      title: 'Project room',
      text: 'What the client and the team write in the room of the project, and the decisions they record there, is read by them alone; an admin who reads it leaves an entry in the audit log. A file attached to a message is kept as it was sent, with the details it holds, and only they can open it; it goes with its message. The texts and files of a deleted account disappear from it, decisions stay without its name.',
    },
    shares: {
      title: 'Link to a team',
      text: 'For a link to a team, we keep what it shows, a hash of its address and when it was last read: it names nobody, anyone who has it can read it, and it ends when the client revokes it or {{shares}} days after it was last opened.',
    },
    feedback: {
      title: 'Feedback and endorsements',
      text: 'At the end, the client and the members give feedback about each other: it stays between them and admins, hidden until both have given it or 14 days have passed. A client may endorse a skill from an accepted milestone: people with an account see their name and the kind of project on the profile, where the person can hide it.',
    },
    formations: {
      title: 'How teams are formed',
      text: 'Each time teams are formed, the data considered is kept, without names, so that the result can be checked: for as long as the project exists if that formation is shown or led to the chosen team, otherwise for at most {{formations}} days.',
    },
    model: {
      title: 'Language model',
      text: 'If you accept it for a project, its text, our replies and questions, and the skills that were understood are sent to {{host}}, where the model {{model}} rephrases the replies and suggests skills. Without your consent nothing is sent; you can withdraw it at any time on the project’s page, and nothing more is sent. Neither your name nor your address goes with the text, but it holds what you wrote in it. Your answer, and the sentences and suggestions received, are kept with the project and deleted with it. To find out how long that recipient keeps what it receives, write to us.',
    },
    moderation: {
      title: 'Moderation and audit log',
      text: 'Reported content and the decision about it are kept as long as its author’s account exists, so that the author can appeal. The log of administrative actions keeps identifiers, no texts or addresses, with no time limit.',
    },
    contact: {
      title: 'Contact messages',
      text: 'We keep name, address and message to answer you. There is no fixed time limit: they are erased with your account if it has the same address, or whenever you ask.',
    },
    newsletter: {
      title: 'Newsletter',
      text: 'Address, language and date of confirmation, until you unsubscribe, which erases them at once. An unconfirmed request expires after seven days.',
    },
    logs: {
      title: 'Server logs and limits',
      text: 'The server logs the IP address of each request for security; its operator decides how long those logs are kept. The counters that protect against abuse last a day at most. An email is erased once sent, or thirty days after it failed for good. Statistics are daily totals that name nobody.',
    },
    cookies: {
      title: 'Cookies and browser storage',
      text: 'One cookie remembers your language. If you choose to sign in with another site, a second one ties its answer to your browser, for ten minutes. Your browser keeps your session, your theme and your drafts. There is no advertising, no tracking and no third-party service that this page does not name, so there is no banner either.',
    },
    rights: {
      title: 'Your rights',
      text: 'The My account page gives you a copy of your data and deletes your account. To have your data corrected, limit its use or object to it, write to us. You can also complain to the French authority, the CNIL (cnil.fr).',
    },
  },
  terms: {
    title: 'Terms of use',
    lead: 'The rules between you and Podium, in a few words.',
    service: {
      title: 'The service',
      text: 'Podium brings clients and experts together and gives them a professional news feed. The teams it proposes are suggestions: the choice is yours, and any contract is between the parties.',
    },
    account: {
      title: 'Your account',
      text: 'An account is personal and free. What you tell us must be accurate; keep your password to yourself. You can delete your account at any time.',
    },
    conduct: {
      title: 'What you publish',
      text: 'Your content stays yours; you allow us to show it in Podium. No spam, no harassment, no hate, no deception, nothing illegal.',
    },
    moderation: {
      title: 'Moderation',
      text: 'Content that breaks these rules may be hidden or deleted, and an account suspended. You are told why by email and can appeal once; someone other than the first moderator decides, if there is one.',
    },
    liability: {
      title: 'Liability',
      text: 'We do our best to keep the service running, without promising that it is always available. We are not a party to contracts between members.',
    },
    changes: {
      title: 'Changes and governing law',
      text: 'The version you accept when you sign up is recorded with your account. A new version will be announced before it applies. French law governs these terms.',
    },
  },
  teams: {
    title: 'How teams are formed',
    lead: 'What Podium looks at, what it ignores, and what remains your decision.',
    version: 'Method no. {{version}}',
    purpose: {
      title: 'What it is for',
      text: 'From your description Podium suggests up to three teams of its members, so that you can compare them. Nobody is rated: quality is measured for a project, never for a person.',
    },
    brief: {
      title: 'What is read in your project',
      text: 'The text you write, in French or English: needs, refusals, budget, dates, languages, place. Everything that was understood points to the words that say so; correct it or drop it, and the teams follow at once. On the home page, all of it happens in your browser.',
    },
    model: {
      title: 'The language model',
      text: 'With the client’s consent, a language model may rephrase our replies in the conversation and suggest skills to add, each with the words of the text that support it. It sees neither the professionals, nor their rates, nor the teams, and takes no part in forming them. A suggestion counts only if the client adds it.',
    },
    people: {
      title: 'What is considered about professionals',
      text: 'Their skills and levels, their rate, their free weeks, the languages they work in, their city if the project is on site, members who follow each other, the kinds of project they want or not, and how long ago they were last proposed.',
    },
    ignored: {
      title: 'What is never considered',
      text: 'Name, age, gender, photo, posts, likes and the number of followers. Nobody can buy a better place.',
    },
    quality: {
      title: 'How a team is judged',
      text: 'How well each person fits their role: {{fit}}; requested skills covered: {{coverage}}; experience of working together: {{cohesion}}; reliability: {{reliability}}, the same for everybody while feedback does not count towards it; languages: {{languages}}. Delivered projects, feedback and endorsements do not count yet.',
    },
    kinds: {
      title: 'Why three teams',
      text: '“Excellence” has the best quality your budget and date allow. “Economy” costs least, with at least {{economy}} of that quality. “Speed” finishes first, with at least {{speed}}. Where no team is possible, the smallest changes that would allow one are suggested.',
    },
    newcomers: {
      title: 'Newcomers',
      text: 'Someone who has not delivered anything yet is at no disadvantage. In a tie, whoever has waited longest goes first. Someone with {{invitations}} unanswered invitations is not proposed, so that work is shared.',
    },
    limits: {
      title: 'Limits',
      text: 'Durations and costs are estimates, based on the usual size of such work. An ambiguous text can be misread: check what was understood. Only members who are available can be proposed.',
    },
    choice: {
      title: 'You decide',
      text: 'Podium suggests, you choose: keep, exclude or replace each person, or take none of the teams. Nothing commits you, or anyone, until each person has agreed.',
    },
    record: {
      title: 'Open to scrutiny',
      text: 'Teams follow from written rules, with nothing left to chance: the same data gives the same teams again. The formation that a chosen team comes from is kept with its project, and can be repeated and checked. Professionals find out under “Why me?” whether they were proposed, or what would have changed the answer. To have a person review a result, write to us.',
    },
  },
} satisfies SameKeys<typeof fr>
