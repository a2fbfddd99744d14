import type { LabelledBrief } from './score.test-data.ts'

/** The same author’s other briefs, labelled on the same day: only their totals were read. Author and lexicon are of one hand, so a stranger’s briefs are harder. */
export const FOURTH_KEPT_BRIEFS: readonly LabelledBrief[] = [
  {
    id: 'en-cheese-wholesale',
    text: "We make sheep's cheese in the Brecon Beacons and supply about 140 delis. They order by phone and text. We'd like a trade-only ordering site: each customer logs in, sees their own price list, reorders last week's basket in two taps, pays on 30-day account rather than by card. Orders must land in Xero without anyone typing. Temperature-controlled courier booking would be a bonus. We are happy with our branding and we don't need marketing. Up to £18k. It has to work before the Christmas rush starts in October.",
    expect: {
      language: 'en',
      archetype: ['ecommerce'],
      skills: [
        {
          any: ['e-commerce', 'online shop', 'b2b e-commerce', 'wholesale'],
          span: 'trade-only ordering site',
        },
        {
          any: ['b2b e-commerce', 'wholesale', 'trade portal'],
          span: 'trade-only ordering site',
          implied: true,
        },
        {
          any: ['authentication', 'user accounts', 'login'],
          span: 'each customer logs in',
          implied: true,
        },
        {
          any: ['xero', 'accounting software', 'api integration', 'accounting integration'],
          span: 'Xero',
        },
      ],
      roles: [['e-commerce developer', 'web developer']],
      skillsOk: [
        ['product catalogue'],
        ['shipping', 'shipping carriers', 'courier booking', 'logistics'],
        ['invoicing'],
        ['payment integration'],
        ['customer accounts'],
        ['web development'],
      ],
      budget: {
        min: null,
        max: 18000,
        currency: 'GBP',
        per: 'total',
        span: 'Up to £18k',
      },
      due: {
        from: '2027-09-25',
        to: '2027-10-31',
        span: 'October',
      },
      notSkills: [
        {
          any: ['payment by card', 'card payment'],
          why: 'negated',
        },
        {
          any: ['marketing', 'marketing strategy'],
          why: 'negated',
        },
        {
          any: ['branding', 'visual identity', 'brand identity'],
          why: 'have-already',
        },
      ],
    },
  },
  {
    id: 'en-allotment-app',
    text: 'I chair an allotment society: 210 plots, one paper waiting list. Could someone build us a simple phone app, iPhone and Android, where plot holders report a leak with a picture, see the rota for the gate, and get an alert when the water is turned off? Must work where there is no signal. Older members need large text. No chat, they already argue enough on WhatsApp. Treasurer says £9,000 and not a penny more. Ready for the growing season, so by the end of March.',
    expect: {
      language: 'en',
      archetype: ['mobile-app'],
      skills: [
        {
          any: ['mobile app', 'mobile development', 'app development'],
          span: 'phone app',
        },
        {
          any: ['ios', 'iphone'],
          span: 'iPhone',
        },
        {
          any: ['android'],
          span: 'Android',
        },
        {
          any: ['push notifications', 'notifications'],
          span: 'get an alert when the water is turned off',
          implied: true,
        },
        {
          any: ['offline sync', 'offline mode', 'offline'],
          span: 'Must work where there is no signal',
          implied: true,
        },
        {
          any: ['accessibility', 'large text'],
          span: 'Older members need large text',
          implied: true,
        },
        {
          any: ['camera capture', 'photo upload', 'file upload'],
          span: 'report a leak with a picture',
          implied: true,
        },
      ],
      roles: [['mobile developer', 'app developer']],
      skillsOk: [
        ['ui design'],
        ['cross-platform development'],
        ['scheduling', 'calendar', 'rota'],
        ['back-end development'],
        ['issue reporting'],
      ],
      budget: {
        min: null,
        max: 9000,
        currency: 'GBP',
        per: 'total',
        span: '£9,000 and not a penny more',
      },
      due: {
        from: '2027-03-24',
        to: '2027-03-31',
        span: 'end of March',
      },
      notSkills: [
        {
          any: ['chat', 'messaging'],
          why: 'negated',
        },
      ],
    },
  },
  {
    id: 'en-ferry-app',
    text: 'Ferry operator, Orkney. Passengers want live sailing times, disruption alerts and tickets they can show on the phone at the ramp. Native preferred, Swift and Kotlin. Our timetable feed is GTFS and stays as is. The crew need a scanner mode to check boarding passes. Design is done (Figma file available). We need developers and a tester, not consultants. Start in January, pilot on one route by Easter, all routes by the end of June 2027. Budget to be discussed.',
    expect: {
      language: 'en',
      archetype: ['mobile-app'],
      skills: [
        {
          any: ['mobile app', 'mobile development'],
          span: 'tickets they can show on the phone',
        },
        {
          any: ['swift'],
          span: 'Swift',
        },
        {
          any: ['kotlin'],
          span: 'Kotlin',
        },
        {
          any: ['push notifications', 'notifications'],
          span: 'disruption alerts',
          implied: true,
        },
        {
          any: ['ticketing', 'mobile tickets', 'e-tickets'],
          span: 'tickets they can show on the phone',
        },
        {
          any: ['qr codes', 'barcode scanning', 'scanner'],
          span: 'scanner mode to check boarding passes',
          implied: true,
        },
        {
          any: ['testing', 'software testing', 'qa'],
          span: 'tester',
        },
      ],
      roles: [
        ['mobile developer', 'ios developer', 'android developer'],
        ['qa engineer', 'tester'],
      ],
      skillsOk: [
        ['ios'],
        ['android'],
        ['real time'],
        ['api integration'],
        ['gtfs', 'open data'],
        ['maps'],
      ],
      start: {
        from: '2027-01-01',
        to: '2027-01-31',
        span: 'Start in January',
      },
      due: {
        from: '2027-06-25',
        to: '2027-06-30',
        span: 'end of June 2027',
      },
      notSkills: [
        {
          any: ['ui design', 'app design', 'ux ui design'],
          why: 'have-already',
        },
        {
          any: ['figma'],
          why: 'have-already',
        },
        {
          any: ['consulting', 'it consulting'],
          why: 'negated',
        },
      ],
    },
  },
  {
    id: 'en-physio-rebrand',
    text: 'Our physiotherapy practice has looked the same since 1998 and patients confuse us with the dentist next door. We want a fresh mark, colours and lettering, a one-page rulebook so that reception stop stretching it, appointment cards, letterhead and something smart for the shopfront window. The name stays. No mascots, no stock images. A short set of icons for the leaflets might be nice. Two thousand five hundred pounds, finished before we move premises on 12 April.',
    expect: {
      language: 'en',
      archetype: ['brand-identity'],
      skills: [
        {
          any: ['logo', 'logo design'],
          span: 'fresh mark',
        },
        {
          any: ['visual identity', 'brand identity', 'rebranding'],
          span: 'fresh mark, colours and lettering',
        },
        {
          any: ['brand guidelines', 'style guide'],
          span: 'one-page rulebook',
          implied: true,
        },
        {
          any: ['business cards', 'stationery', 'letterhead', 'print design'],
          span: 'appointment cards, letterhead',
        },
        {
          any: ['signage design', 'signage', 'window graphics'],
          span: 'shopfront window',
          implied: true,
        },
        {
          any: ['icon design', 'icons'],
          span: 'icons',
        },
      ],
      roles: [['graphic designer', 'brand designer']],
      skillsOk: [['colour palette'], ['typography'], ['graphic design'], ['leaflets', 'brochure']],
      budget: {
        min: 2500,
        max: 2500,
        currency: 'GBP',
        per: 'total',
        span: 'Two thousand five hundred pounds',
      },
      due: {
        from: '2027-04-11',
        to: '2027-04-12',
        span: '12 April',
      },
      notSkills: [
        {
          any: ['mascot design', 'mascot'],
          why: 'negated',
        },
        {
          any: ['stock images', 'stock photography', 'photography'],
          why: 'negated',
        },
        {
          any: ['naming'],
          why: 'negated',
        },
      ],
    },
  },
  {
    id: 'en-choir-website',
    text: "Our community choir (75 singers) needs a new website, the present one was made by a member who has moved to Spain and nobody can get in. Pages: about us, concerts, joining, a members' corner with rehearsal recordings and sheet music behind a password. Our secretary must be able to change things herself. A way to sell concert tickets, nothing fancy. Move our domain somewhere sensible too. We don't want a forum, and please no WordPress. £1,500 ish. Live before the summer concert on 26 June.",
    expect: {
      language: 'en',
      archetype: ['website'],
      skills: [
        {
          any: ['website', 'web development', 'web design'],
          span: 'new website',
        },
        {
          any: ['cms', 'content management'],
          span: 'Our secretary must be able to change things herself',
          implied: true,
        },
        {
          any: ['membership site', 'members area', 'authentication'],
          span: "members' corner",
          implied: true,
        },
        {
          any: ['ticketing', 'ticket sales', 'online ticketing'],
          span: 'sell concert tickets',
        },
        {
          any: ['domain names', 'domain', 'hosting'],
          span: 'Move our domain',
        },
      ],
      roles: [['web developer', 'web designer']],
      skillsOk: [['file upload'], ['payment integration'], ['streaming', 'audio']],
      budget: {
        min: 1500,
        max: 1500,
        currency: 'GBP',
        per: 'total',
        span: '£1,500 ish',
      },
      due: {
        from: '2027-06-25',
        to: '2027-06-26',
        span: 'before the summer concert on 26 June',
      },
      notSkills: [
        {
          any: ['forum'],
          why: 'negated',
        },
        {
          any: ['wordpress'],
          why: 'negated',
        },
      ],
    },
  },
  {
    id: 'en-architect-portfolio',
    text: "Small architecture studio in Glasgow. We want a portfolio site that loads in a blink and lets the drawings breathe: twelve projects, large pictures, English and Gaelic. Photographs exist and are gorgeous. Somebody should write the project texts from our notes, though; architects can't. Low-carbon hosting matters to us. No cookies banner, so no tracking please. £7,000 excluding VAT; anytime in spring.",
    expect: {
      language: 'en',
      archetype: ['website'],
      skills: [
        {
          any: ['portfolio site', 'website', 'web development', 'web design'],
          span: 'portfolio site',
        },
        {
          any: ['web performance', 'performance'],
          span: 'loads in a blink',
          implied: true,
        },
        {
          any: ['internationalisation', 'multilingual website', 'bilingual website', 'i18n'],
          span: 'English and Gaelic',
          implied: true,
        },
        {
          any: ['copywriting', 'content writing'],
          span: 'write the project texts',
        },
        {
          any: ['eco design', 'green hosting', 'low-carbon hosting', 'hosting', 'sustainable web'],
          span: 'Low-carbon hosting',
        },
      ],
      roles: [['web designer', 'web developer'], ['copywriter']],
      skillsOk: [['translation'], ['responsive design'], ['photo editing'], ['architecture']],
      budget: {
        min: 7000,
        max: 7000,
        currency: 'GBP',
        per: 'total',
        span: '£7,000',
      },
      notSkills: [
        {
          any: ['photography', 'photographs'],
          why: 'have-already',
        },
        {
          any: ['cookie consent', 'cookie banner'],
          why: 'negated',
        },
        {
          any: ['web analytics', 'tracking', 'analytics'],
          why: 'negated',
        },
      ],
    },
  },
  {
    id: 'en-saas-kennels',
    text: "Kennel and cattery owners still run on wall planners. We have a clunky prototype (PHP, built by my brother-in-law) and 14 paying businesses; now we want to turn it into a product that scales. Rewrite in TypeScript, online reservations with deposits through Stripe, automatic reminders by text message, vaccination certificates uploaded by pet owners, owners' reports each month. Single sign-on isn't needed. Three people for about six months starting after New Year. Around £90k.",
    expect: {
      language: 'en',
      archetype: ['saas'],
      skills: [
        {
          any: ['saas', 'saas development', 'web application'],
          span: 'product that scales',
        },
        {
          any: ['typescript'],
          span: 'TypeScript',
        },
        {
          any: ['booking', 'online booking', 'reservations'],
          span: 'online reservations',
        },
        {
          any: ['stripe'],
          span: 'Stripe',
        },
        {
          any: ['sms', 'text messages', 'sms notifications'],
          span: 'reminders by text message',
        },
        {
          any: ['file upload', 'document upload'],
          span: 'vaccination certificates uploaded',
          implied: true,
        },
        {
          any: ['reporting', 'reports'],
          span: "owners' reports each month",
        },
        {
          any: ['refactoring', 'rewrite', 'software development'],
          span: 'Rewrite in TypeScript',
          implied: true,
        },
      ],
      roles: [['full-stack developer', 'software developer']],
      skillsOk: [
        ['payment integration'],
        ['multi-tenancy'],
        ['software architecture'],
        ['subscription billing'],
        ['full-stack development'],
      ],
      budget: {
        min: 90000,
        max: 90000,
        currency: 'GBP',
        per: 'total',
        span: 'Around £90k',
      },
      start: {
        from: '2027-01-01',
        to: '2027-01-15',
        span: 'after New Year',
      },
      duration: {
        days: 183,
        tolerance: 20,
        span: 'about six months',
      },
      team: 3,
      notSkills: [
        {
          any: ['single sign-on', 'sso'],
          why: 'negated',
        },
        {
          any: ['php'],
          why: 'not-a-skill',
        },
      ],
    },
  },
  {
    id: 'en-bakery-numbers',
    text: "Six bakeries, six tills, six versions of the truth. I want to open my laptop on a Monday and see takings, waste and wage cost per shop, compared with the same week last year. The tills are Square, wages sit in BrightPay, waste is written on a whiteboard (yes). Power BI because we already pay for it. We don't need forecasts or AI, just the facts. Somebody should show the shop managers how to read it. £6k–£7k, first screens within a month.",
    expect: {
      language: 'en',
      archetype: ['data-dashboard'],
      skills: [
        {
          any: ['dashboard', 'data visualisation', 'business intelligence'],
          span: 'see takings, waste and wage cost per shop',
        },
        {
          any: ['power bi'],
          span: 'Power BI',
        },
        {
          any: ['etl', 'data integration', 'data pipeline'],
          span: 'The tills are Square, wages sit in BrightPay',
          implied: true,
        },
        {
          any: ['training', 'user training', 'training course'],
          span: 'show the shop managers how to read it',
        },
      ],
      roles: [['data analyst', 'bi developer']],
      skillsOk: [
        ['pos integration'],
        ['api integration'],
        ['data entry', 'forms'],
        ['payroll'],
        ['data analysis'],
        ['reporting'],
        ['data collection'],
      ],
      budget: {
        min: 6000,
        max: 7000,
        currency: 'GBP',
        per: 'total',
        span: '£6k–£7k',
      },
      due: {
        from: '2026-12-18',
        to: '2026-12-25',
        span: 'within a month',
      },
      notSkills: [
        {
          any: ['forecasting', 'forecasts'],
          why: 'negated',
        },
        {
          any: ['artificial intelligence', 'machine learning', 'ai'],
          why: 'negated',
        },
      ],
    },
  },
  {
    id: 'en-charity-impact',
    text: "We're a homelessness charity and our funders each want different figures. Case notes are in Salesforce, donations in Beacon, volunteers in a Google Sheet. We'd like a data person, two days a week for ten weeks, to tidy the records, remove duplicates, define what we actually measure and build a handful of charts that trustees understand, plus a quarterly PDF for each funder. GDPR matters, these are vulnerable people. We are not after a new CRM. £300 a day maximum. Trustees meet on 9 March.",
    expect: {
      language: 'en',
      archetype: ['data-dashboard'],
      skills: [
        {
          any: ['data cleaning', 'data quality', 'deduplication'],
          span: 'tidy the records, remove duplicates',
        },
        {
          any: ['data visualisation', 'dashboard', 'charts'],
          span: 'charts that trustees understand',
        },
        {
          any: ['reporting', 'automated reports'],
          span: 'quarterly PDF for each funder',
        },
        {
          any: ['gdpr', 'data protection'],
          span: 'GDPR',
        },
        {
          any: ['salesforce'],
          span: 'Salesforce',
        },
        {
          any: ['kpi definition', 'indicators', 'impact measurement', 'business analysis'],
          span: 'define what we actually measure',
          implied: true,
        },
      ],
      roles: [['data analyst']],
      skillsOk: [
        ['data analysis'],
        ['etl'],
        ['google sheets', 'google workspace'],
        ['donor management', 'fundraising'],
        ['pdf generation'],
        ['non-profit sector'],
      ],
      budget: {
        min: null,
        max: 300,
        currency: 'GBP',
        per: 'day',
        span: '£300 a day maximum',
      },
      due: {
        from: '2027-03-08',
        to: '2027-03-09',
        span: '9 March',
      },
      notSkills: [
        {
          any: ['crm', 'new crm'],
          why: 'negated',
        },
      ],
    },
  },
  {
    id: 'en-ml-complaints',
    text: "Water utility: 40,000 customer emails a year, all read by hand before being routed. We want them sorted by subject and urgency automatically, suggested replies for the routine ones (staff always press send), and a weekly check that quality isn't slipping. It must run inside our own Azure tenancy; nothing may go to OpenAI directly. We have three years of labelled tickets. Explainability for the regulator. No dashboards, we've plenty. Two senior people, £650–750 a day, from 1 February for four months.",
    expect: {
      language: 'en',
      archetype: ['machine-learning'],
      skills: [
        {
          any: ['text classification', 'nlp', 'natural language processing', 'classification'],
          span: 'sorted by subject and urgency automatically',
        },
        {
          any: ['machine learning'],
          span: 'sorted by subject and urgency automatically',
        },
        {
          any: ['llm', 'text generation', 'generative ai', 'large language models'],
          span: 'suggested replies',
        },
        {
          any: ['azure'],
          span: 'Azure',
        },
        {
          any: ['explainable ai', 'explainability'],
          span: 'Explainability',
        },
        {
          any: ['model monitoring', 'mlops', 'model evaluation'],
          span: "weekly check that quality isn't slipping",
          implied: true,
        },
      ],
      roles: [['machine learning engineer', 'data scientist', 'nlp engineer']],
      skillsOk: [['customer support'], ['python'], ['data science']],
      budget: {
        min: 650,
        max: 750,
        currency: 'GBP',
        per: 'day',
        span: '£650–750 a day',
      },
      start: {
        from: '2027-02-01',
        to: '2027-02-01',
        span: '1 February',
      },
      duration: {
        days: 120,
        tolerance: 10,
        span: 'four months',
      },
      team: 2,
      seniority: 'senior',
      notSkills: [
        {
          any: ['openai', 'openai api'],
          why: 'negated',
        },
        {
          any: ['dashboard', 'dashboards', 'data visualisation'],
          why: 'negated',
        },
      ],
    },
  },
  {
    id: 'en-street-party',
    text: "Our town twinned with Lübeck in 1977 and next summer it's fifty years. The committee wants a proper celebration on the market square on Saturday 10 July 2027: long tables for 400, food from both towns, a brass band, speeches that people can actually hear, something for the children, toilets, first aid, and whoever deals with closing the road. An interpreter for the mayor's guests. No fireworks, the dogs. Flags and bunting we've got in the church hall. £22,000 including everything.",
    expect: {
      language: 'en',
      archetype: ['event'],
      skills: [
        {
          any: ['event management', 'event planning', 'event organisation'],
          span: 'proper celebration',
        },
        {
          any: ['catering', 'food'],
          span: 'long tables for 400, food from both towns',
        },
        {
          any: ['live music', 'entertainment', 'brass band'],
          span: 'brass band',
        },
        {
          any: ['sound system', 'audiovisual tech', 'sound', 'pa'],
          span: 'speeches that people can actually hear',
        },
        {
          any: ["children's activities", 'kids activities', "children's entertainment"],
          span: 'something for the children',
        },
        {
          any: ['toilets', 'portable toilets', 'toilet hire', 'sanitary facilities'],
          span: 'toilets',
        },
        {
          any: ['first aid', 'event safety'],
          span: 'first aid',
        },
        {
          any: ['permits', 'event permits', 'road closure', 'insurance permits'],
          span: 'closing the road',
          implied: true,
        },
        {
          any: ['interpreting', 'interpreter', 'interpretation'],
          span: 'interpreter',
        },
      ],
      roles: [['event manager', 'event planner'], ['caterer'], ['interpreter']],
      skillsOk: [
        ['event logistics'],
        ['tables', 'furniture hire', 'party equipment'],
        ['german'],
        ['security staff'],
      ],
      budget: {
        min: 22000,
        max: 22000,
        currency: 'GBP',
        per: 'total',
        span: '£22,000',
      },
      due: {
        from: '2027-07-10',
        to: '2027-07-10',
        span: 'Saturday 10 July 2027',
      },
      notSkills: [
        {
          any: ['fireworks'],
          why: 'negated',
        },
        {
          any: ['decoration', 'flags', 'event decoration', 'scenography'],
          why: 'have-already',
        },
      ],
    },
  },
  {
    id: 'en-hybrid-agm',
    text: 'Housing co-operative AGM, 11 May 2027, Birmingham. About 120 in the room and 300 online. We need the room streamed with two cameras, voting that works for both crowds, BSL signers on screen, captions, somebody to manage the questions, and a running order so that we finish by nine. The hall is booked and the caretaker does teas. No printed papers this year. Budget £5,500.',
    expect: {
      language: 'en',
      archetype: ['event'],
      skills: [
        {
          any: ['event management', 'event organisation'],
          span: 'AGM',
        },
        {
          any: ['live streaming', 'streaming'],
          span: 'streamed with two cameras',
        },
        {
          any: ['electronic voting', 'online voting', 'e-voting'],
          span: 'voting that works for both crowds',
        },
        {
          any: ['sign language', 'sign language interpreting', 'bsl'],
          span: 'BSL signers',
        },
        {
          any: ['live captioning', 'captions', 'subtitles'],
          span: 'captions',
        },
        {
          any: ['moderation', 'event hosting', 'moderator'],
          span: 'manage the questions',
        },
      ],
      roles: [
        ['event manager'],
        ['sign language interpreter'],
        ['video technician', 'videographer'],
      ],
      skillsOk: [
        ['hybrid event', 'virtual event'],
        ['running order', 'stage management'],
        ['accessibility'],
        ['videography'],
        ['audiovisual tech'],
      ],
      budget: {
        min: 5500,
        max: 5500,
        currency: 'GBP',
        per: 'total',
        span: '£5,500',
      },
      due: {
        from: '2027-05-11',
        to: '2027-05-11',
        span: '11 May 2027',
      },
      place: 'Birmingham',
      notSkills: [
        {
          any: ['venue sourcing', 'venue'],
          why: 'have-already',
        },
        {
          any: ['catering', 'teas'],
          why: 'have-already',
        },
        {
          any: ['printing', 'print design'],
          why: 'negated',
        },
      ],
    },
  },
  {
    id: 'en-marketing-blood',
    text: 'Regional blood service. Donors under 30 have dropped by a third. We need a campaign for this spring: the idea, the films for TikTok and Instagram, posters for campuses, student ambassadors, a landing page that books the appointment. Measure cost per first-time donor, please, not likes. Press work stays with our own office. No celebrities, no TV spots. Agency or team, £60,000 all in, first posts on 1 March.',
    expect: {
      language: 'en',
      archetype: ['marketing'],
      skills: [
        {
          any: ['campaign', 'communication campaign', 'advertising campaign', 'marketing campaign'],
          span: 'campaign',
        },
        {
          any: ['creative concept', 'concept', 'art direction', 'creative direction'],
          span: 'the idea',
          implied: true,
        },
        {
          any: ['video', 'videography', 'social video', 'video production'],
          span: 'films for TikTok and Instagram',
        },
        {
          any: ['tiktok', 'tiktok ads'],
          span: 'TikTok',
        },
        {
          any: ['instagram', 'social media'],
          span: 'Instagram',
        },
        {
          any: ['poster', 'posters', 'poster design', 'print design'],
          span: 'posters for campuses',
        },
        {
          any: ['ambassador programme', 'brand ambassadors', 'student ambassadors'],
          span: 'student ambassadors',
        },
        {
          any: ['landing page'],
          span: 'landing page',
        },
        {
          any: ['booking', 'appointment booking', 'online booking'],
          span: 'books the appointment',
        },
        {
          any: ['web analytics', 'attribution', 'analytics', 'campaign measurement'],
          span: 'Measure cost per first-time donor',
          implied: true,
        },
      ],
      roles: [['marketing manager', 'campaign manager'], ['videographer'], ['graphic designer']],
      skillsOk: [['marketing strategy'], ['healthcare'], ['web development'], ['social ads']],
      budget: {
        min: 60000,
        max: 60000,
        currency: 'GBP',
        per: 'total',
        span: '£60,000',
      },
      due: {
        from: '2027-03-01',
        to: '2027-03-01',
        span: '1 March',
      },
      notSkills: [
        {
          any: ['press relations', 'public relations', 'press'],
          why: 'have-already',
        },
        {
          any: ['celebrity endorsement', 'celebrities', 'influencer marketing'],
          why: 'negated',
        },
        {
          any: ['tv advertising', 'tv spots', 'television advertising'],
          why: 'negated',
        },
      ],
    },
  },
  {
    id: 'en-content-oral-history',
    text: "Former pit village. Twenty-two retired miners have agreed to be recorded before it is too late. We're looking for someone to interview them (kindly, they tire), turn the recordings into a six-part podcast and a 120-page illustrated book, clear the rights on old photographs, and deposit everything with the county archive. Transcripts needed. A local printer gives us the printing. We don't want a film. Heritage fund grant of £38,400; the book launch is on 18 September 2027.",
    expect: {
      language: 'en',
      archetype: ['content'],
      skills: [
        {
          any: ['interviews', 'interview writing', 'interviewing', 'oral history'],
          span: 'interview them',
        },
        {
          any: ['podcast', 'podcast production'],
          span: 'six-part podcast',
        },
        {
          any: ['book publishing', 'book design', 'book', 'book layout'],
          span: '120-page illustrated book',
        },
        {
          any: ['rights clearance', 'copyright', 'image rights', 'intellectual property'],
          span: 'clear the rights on old photographs',
        },
        {
          any: ['archives', 'archiving'],
          span: 'deposit everything with the county archive',
        },
        {
          any: ['transcription', 'transcripts'],
          span: 'Transcripts',
        },
      ],
      roles: [
        ['journalist', 'interviewer', 'writer'],
        ['podcast producer', 'sound engineer'],
        ['editor', 'book designer', 'dtp specialist'],
      ],
      skillsOk: [
        ['sound recording'],
        ['editing'],
        ['desktop publishing'],
        ['photo restoration'],
        ['audio editing'],
        ['illustration'],
        ['content writing'],
        ['grant'],
      ],
      budget: {
        min: 38400,
        max: 38400,
        currency: 'GBP',
        per: 'total',
        span: '£38,400',
      },
      due: {
        from: '2027-09-17',
        to: '2027-09-18',
        span: '18 September 2027',
      },
      notSkills: [
        {
          any: ['printing'],
          why: 'have-already',
        },
        {
          any: ['film', 'documentary', 'videography', 'video'],
          why: 'negated',
        },
      ],
    },
  },
  {
    id: 'en-content-school-film',
    text: "Boarding school, Dorset. We'd like a three-minute film for open day, not the usual drone-over-rooftops thing: real pupils talking, one day from breakfast to lights out. Somebody to plan it with us, film over three days, edit, add music we're allowed to use, English subtitles plus Mandarin and Spanish ones. Also cut downs for social. Consent forms from parents we have. No voice-over. Budget: seven thousand pounds. Screening on the first Saturday of May.",
    expect: {
      language: 'en',
      archetype: ['content'],
      skills: [
        {
          any: ['videography', 'video production', 'filming', 'film'],
          span: 'three-minute film',
        },
        {
          any: ['scriptwriting', 'storyboard', 'pre-production', 'script'],
          span: 'plan it with us',
        },
        {
          any: ['video editing', 'editing'],
          span: 'edit',
        },
        {
          any: ['music licensing', 'licensed music', 'music rights', 'music'],
          span: "music we're allowed to use",
          implied: true,
        },
        {
          any: ['subtitles', 'subtitling'],
          span: 'English subtitles',
        },
        {
          any: ['subtitle translation', 'translation'],
          span: 'Mandarin and Spanish ones',
        },
        {
          any: ['social video', 'short videos', 'social media', 'social clips'],
          span: 'cut downs for social',
        },
      ],
      roles: [['videographer', 'filmmaker'], ['video editor']],
      skillsOk: [['sound recording'], ['interviews'], ['documentary'], ['education sector']],
      budget: {
        min: 7000,
        max: 7000,
        currency: 'GBP',
        per: 'total',
        span: 'seven thousand pounds',
      },
      due: {
        from: '2027-05-01',
        to: '2027-05-01',
        span: 'first Saturday of May',
      },
      notSkills: [
        {
          any: ['consent forms', 'image rights', 'gdpr'],
          why: 'have-already',
        },
        {
          any: ['voice-over'],
          why: 'negated',
        },
        {
          any: ['drone footage', 'drones', 'aerial filming'],
          why: 'negated',
        },
      ],
    },
  },
  {
    id: 'en-training-lambing',
    text: 'Agricultural college wants a short online course on lambing for smallholders. Our two vets know everything and explain it badly. We need someone to structure it, film the vets at work in February, build it in Moodle with quizzes after each unit and a badge at the end. Worksheets to print. It should be usable on a phone in a shed. No live webinars. £14,000; open for enrolments 1 October 2027.',
    expect: {
      language: 'en',
      archetype: ['training'],
      skills: [
        {
          any: ['instructional design', 'course design'],
          span: 'structure it',
        },
        {
          any: ['e-learning', 'online course'],
          span: 'short online course',
        },
        {
          any: ['moodle', 'lms'],
          span: 'Moodle',
        },
        {
          any: ['videography', 'filming', 'video'],
          span: 'film the vets at work',
        },
        {
          any: ['assessment', 'quizzes', 'quiz'],
          span: 'quizzes after each unit',
        },
        {
          any: ['digital badges', 'badge', 'certification', 'training certification'],
          span: 'badge at the end',
        },
        {
          any: ['training materials', 'worksheets', 'workbook'],
          span: 'Worksheets to print',
        },
        {
          any: ['mobile learning', 'responsive design', 'mobile friendly'],
          span: 'usable on a phone in a shed',
          implied: true,
        },
      ],
      roles: [['instructional designer', 'e-learning developer'], ['videographer']],
      skillsOk: [
        ['agriculture', 'veterinary'],
        ['offline'],
        ['education sector'],
        ['video editing'],
        ['training'],
      ],
      budget: {
        min: 14000,
        max: 14000,
        currency: 'GBP',
        per: 'total',
        span: '£14,000',
      },
      due: {
        from: '2027-09-30',
        to: '2027-10-01',
        span: '1 October 2027',
      },
      notSkills: [
        {
          any: ['webinar', 'live webinars', 'virtual event', 'virtual classroom'],
          why: 'negated',
        },
      ],
    },
  },
  {
    id: 'en-legal-brewery',
    text: 'Two friends, one brewery, no paperwork. I hold 60 % and run it, she put in the money and now wants out over two years. We need somebody to draw up a fair exit: what the shares are worth, how she is paid, who owns the recipes and the trade mark, what happens if I fall ill. Friendly still, so mediation tone rather than court. Tax advice on the sale for both. Our bookkeeper has the accounts in order. Fixed fee please, up to £4,500, signed before the tax year ends on 5 April.',
    expect: {
      language: 'en',
      archetype: ['legal'],
      skills: [
        {
          any: [
            'shareholders agreement',
            'share purchase agreement',
            'share transfer',
            'business law',
            'company law',
          ],
          span: 'draw up a fair exit',
        },
        {
          any: ['business valuation', 'company valuation', 'valuation'],
          span: 'what the shares are worth',
        },
        {
          any: ['intellectual property', 'trademark', 'trade mark', 'trade secrets'],
          span: 'who owns the recipes and the trade mark',
        },
        {
          any: ['mediation'],
          span: 'mediation tone',
        },
        {
          any: ['tax law', 'tax advice', 'tax'],
          span: 'Tax advice on the sale',
        },
      ],
      roles: [['lawyer', 'solicitor'], ['tax adviser']],
      skillsOk: [['contract law'], ['insurance'], ['mergers acquisitions']],
      budget: {
        min: null,
        max: 4500,
        currency: 'GBP',
        per: 'total',
        span: 'up to £4,500',
      },
      due: {
        from: '2027-04-04',
        to: '2027-04-05',
        span: 'before the tax year ends on 5 April',
      },
      notSkills: [
        {
          any: ['accounting', 'bookkeeping'],
          why: 'have-already',
        },
        {
          any: ['litigation', 'court'],
          why: 'negated',
        },
      ],
    },
  },
  {
    id: 'en-legal-photo-app',
    text: "Our start-up lets wedding guests share pictures. Before we open in Germany and France we need terms of use, a privacy notice, an answer on whether guests must consent, a contract with our cloud supplier and a check that our name is free in the EU. We're not registering anything yet. Someone who can speak with our German partner in German. £3,200. Opening on 1 May.",
    expect: {
      language: 'en',
      archetype: ['legal'],
      skills: [
        {
          any: ['terms and conditions', 'terms of use', 'terms of service'],
          span: 'terms of use',
        },
        {
          any: ['privacy policy', 'privacy notice', 'gdpr'],
          span: 'privacy notice',
        },
        {
          any: ['gdpr', 'data protection', 'privacy'],
          span: 'whether guests must consent',
        },
        {
          any: ['data processing agreement', 'it contract', 'it contracts', 'contract law'],
          span: 'contract with our cloud supplier',
        },
        {
          any: ['trademark search', 'trademark', 'name availability'],
          span: 'check that our name is free in the EU',
        },
      ],
      roles: [['lawyer', 'solicitor']],
      skillsOk: [
        ['image rights'],
        ['international law'],
        ['cookie consent'],
        ['intellectual property'],
      ],
      budget: {
        min: 3200,
        max: 3200,
        currency: 'GBP',
        per: 'total',
        span: '£3,200',
      },
      due: {
        from: '2027-04-30',
        to: '2027-05-01',
        span: '1 May',
      },
      spoken: ['de'],
      notSkills: [
        {
          any: ['trademark registration', 'registering'],
          why: 'negated',
        },
        {
          any: ['wedding planning', 'event management'],
          why: 'not-a-skill',
        },
        {
          any: ['photography'],
          why: 'not-a-skill',
        },
        {
          any: ['cloud'],
          why: 'not-a-skill',
        },
      ],
    },
  },
  {
    id: 'en-cloud-observatory',
    text: 'University observatory. Nightly telescope images (around 3 TB) currently pile up on a NAS under a desk. We want them pushed to object storage in Europe, processed by our existing Python containers on something that starts at dusk and stops at dawn, with cost alarms because the grant is fixed. Infrastructure as code so that the next PhD student can rebuild it. Not Kubernetes, we know ourselves. Logs and alerts to a mailing list. €15,000 of work, running by the spring equinox.',
    expect: {
      language: 'en',
      archetype: ['cloud'],
      skills: [
        {
          any: ['object storage', 'storage', 's3'],
          span: 'object storage',
        },
        {
          any: ['docker', 'containers'],
          span: 'containers',
        },
        {
          any: ['autoscaling', 'batch processing', 'job scheduling', 'serverless', 'scheduling'],
          span: 'starts at dusk and stops at dawn',
        },
        {
          any: ['finops', 'cost management', 'cost monitoring', 'budget alerts'],
          span: 'cost alarms',
        },
        {
          any: ['terraform', 'infrastructure as code'],
          span: 'Infrastructure as code',
        },
        {
          any: ['monitoring', 'alerting', 'logging'],
          span: 'Logs and alerts',
        },
      ],
      roles: [['devops engineer', 'cloud architect']],
      skillsOk: [
        ['cloud'],
        ['cloud migration'],
        ['devops'],
        ['research data'],
        ['data transfer'],
        ['astronomy'],
      ],
      budget: {
        min: 15000,
        max: 15000,
        currency: 'EUR',
        per: 'total',
        span: '€15,000',
      },
      due: {
        from: '2027-03-19',
        to: '2027-03-21',
        span: 'spring equinox',
      },
      notSkills: [
        {
          any: ['kubernetes'],
          why: 'negated',
        },
        {
          any: ['python'],
          why: 'not-a-skill',
        },
      ],
    },
  },
  {
    id: 'en-game-museum',
    text: "Railway museum. We want a tablet game for families: drive the 1920s express from Carlisle to London, shovel coal, don't burn the fish. Ten minutes, two players side by side, no reading required for under-sevens. Historical accuracy checked by our curator. Made in Unity or Godot. Original music, but the locomotive sounds we recorded ourselves. No ads, no accounts, no online play. Running on six kiosk tablets by the May half-term. Budget £45,000.",
    expect: {
      language: 'en',
      archetype: ['game'],
      skills: [
        {
          any: ['game development', 'video game'],
          span: 'tablet game',
        },
        {
          any: ['game design'],
          span: 'shovel coal',
        },
        {
          any: ['unity', 'godot'],
          span: 'Unity or Godot',
        },
        {
          any: ['game music', 'music composition', 'original music', 'music production'],
          span: 'Original music',
        },
        {
          any: ['local multiplayer', 'two players', 'multiplayer'],
          span: 'two players side by side',
        },
        {
          any: ['kiosk mode', 'kiosk', 'tablets', 'touch table'],
          span: 'kiosk tablets',
        },
        {
          any: ['2d art', '3d modelling', 'game art', 'illustration'],
          span: 'tablet game',
        },
      ],
      roles: [['game developer'], ['game artist', '2d artist', '3d artist'], ['composer']],
      skillsOk: [
        ["children's games"],
        ['museum mediation'],
        ['sound design'],
        ['ui design'],
        ['3d animation'],
        ['accessibility'],
        ['icon design'],
      ],
      budget: {
        min: 45000,
        max: 45000,
        currency: 'GBP',
        per: 'total',
        span: '£45,000',
      },
      due: {
        from: '2027-05-24',
        to: '2027-06-01',
        span: 'May half-term',
      },
      notSkills: [
        {
          any: ['sound effects', 'sound recording', 'field recording'],
          why: 'have-already',
        },
        {
          any: ['historical research', 'fact checking'],
          why: 'have-already',
        },
        {
          any: ['advertising', 'ads'],
          why: 'negated',
        },
        {
          any: ['authentication', 'user accounts'],
          why: 'negated',
        },
        {
          any: ['online multiplayer'],
          why: 'negated',
        },
      ],
    },
  },
  {
    id: 'en-game-boardgame',
    text: "I have designed a card game about sourdough and tested it with 200 people. Rules are final. What I lack: an illustrator for 72 cards, someone to lay out box and rulebook for a factory in Poland, a crowdfunding page that doesn't look home-made and a trailer of a minute. French and German rules. I don't need help with the design of the game. Campaign starts on 15 April; I can spend €9,000 before it.",
    expect: {
      language: 'en',
      archetype: ['game', 'brand-identity'],
      skills: [
        {
          any: ['illustration'],
          span: 'illustrator for 72 cards',
        },
        {
          any: ['desktop publishing', 'print design', 'packaging design', 'layout'],
          span: 'lay out box and rulebook',
        },
        {
          any: ['packaging design', 'box design'],
          span: 'box',
        },
        {
          any: ['crowdfunding', 'kickstarter', 'crowdfunding campaign'],
          span: 'crowdfunding page',
        },
        {
          any: ['video trailer', 'trailer', 'video editing', 'motion design', 'videography'],
          span: 'trailer of a minute',
        },
        {
          any: ['translation', 'localisation', 'game localisation'],
          span: 'French and German rules',
        },
      ],
      roles: [['illustrator'], ['graphic designer', 'dtp specialist']],
      skillsOk: [
        ['board game'],
        ['prepress'],
        ['manufacturing'],
        ['copywriting'],
        ['graphic design'],
      ],
      budget: {
        min: null,
        max: 9000,
        currency: 'EUR',
        per: 'total',
        span: '€9,000',
      },
      due: {
        from: '2027-04-14',
        to: '2027-04-15',
        span: '15 April',
      },
      notSkills: [
        {
          any: ['game design'],
          why: 'have-already',
        },
        {
          any: ['game testing', 'playtesting'],
          why: 'have-already',
        },
      ],
    },
  },
  {
    id: 'en-iot-heritage-organ',
    text: "Cathedral music trust. Our organ hates dry air. We'd like discreet sensors inside the case for humidity and temperature, readings every ten minutes kept for twenty years, an e-mail when things go wrong and a monthly chart for the organ builder. Wi-Fi is poor, thick walls. Batteries changed once a year at most. Nothing may be screwed into the oak. No cloud subscription: data must sit on our own server. About £4k, working before Holy Week.",
    expect: {
      language: 'en',
      archetype: ['iot'],
      skills: [
        {
          any: ['sensors', 'humidity sensors'],
          span: 'sensors',
        },
        {
          any: ['iot', 'embedded systems'],
          span: 'discreet sensors inside the case',
        },
        {
          any: ['low power design', 'battery life', 'low power'],
          span: 'Batteries changed once a year',
        },
        {
          any: ['time-series database', 'data storage', 'data logging', 'databases'],
          span: 'readings every ten minutes kept for twenty years',
        },
        {
          any: ['email alerts', 'alerting', 'monitoring', 'transactional email'],
          span: 'e-mail when things go wrong',
        },
        {
          any: ['reporting', 'charts', 'data visualisation'],
          span: 'monthly chart',
        },
        {
          any: ['self-hosting', 'on-premises', 'system administration', 'self-hosted'],
          span: 'our own server',
        },
        {
          any: ['lorawan', 'wireless', 'radio', 'zigbee'],
          span: 'Wi-Fi is poor, thick walls',
          implied: true,
        },
      ],
      roles: [['embedded engineer', 'electronics engineer', 'iot engineer']],
      skillsOk: [
        ['heritage conservation'],
        ['calibration'],
        ['field installation'],
        ['electronics'],
      ],
      budget: {
        min: 4000,
        max: 4000,
        currency: 'GBP',
        per: 'total',
        span: 'About £4k',
      },
      due: {
        from: '2027-03-15',
        to: '2027-03-28',
        span: 'before Holy Week',
      },
      notSkills: [
        {
          any: ['cloud', 'cloud subscription'],
          why: 'negated',
        },
      ],
    },
  },
  {
    id: 'en-ux-council-tax',
    text: 'Borough council. Half of the people who start our "report a change of address" form ring the contact centre instead. We\'d like an outsider to find out why: look at the recordings, sit beside ten residents (some with limited English), go through the wording, and give us a list ordered by effort and gain. Sketches of the two worst steps. We will build the fixes ourselves. No redesign of the logo, obviously. £9,500, report by the end of January.',
    expect: {
      language: 'en',
      archetype: ['ux-audit'],
      skills: [
        {
          any: ['ux audit', 'usability audit', 'ux review'],
          span: 'find out why',
        },
        {
          any: ['user testing', 'usability testing', 'user tests'],
          span: 'sit beside ten residents',
        },
        {
          any: ['ux writing', 'content design', 'plain language'],
          span: 'go through the wording',
        },
        {
          any: ['prioritisation', 'recommendations', 'roadmap'],
          span: 'list ordered by effort and gain',
        },
        {
          any: ['wireframes', 'prototyping', 'sketches', 'mockups'],
          span: 'Sketches of the two worst steps',
        },
        {
          any: ['session recordings', 'web analytics', 'heatmaps', 'session replay'],
          span: 'look at the recordings',
          implied: true,
        },
      ],
      roles: [['ux researcher', 'ux designer']],
      skillsOk: [
        ['user research'],
        ['accessibility'],
        ['forms'],
        ['public sector'],
        ['call centre'],
      ],
      budget: {
        min: 9500,
        max: 9500,
        currency: 'GBP',
        per: 'total',
        span: '£9,500',
      },
      due: {
        from: '2027-01-25',
        to: '2027-01-31',
        span: 'end of January',
      },
      notSkills: [
        {
          any: ['web development', 'software development'],
          why: 'have-already',
        },
        {
          any: ['logo'],
          why: 'negated',
        },
      ],
    },
  },
  {
    id: 'en-ux-van-hire',
    text: "We rent vans by the hour through an app, and new customers give up while scanning their driving licence. Want a quick, honest review: an expert walks through both apps, five remote sessions with strangers, and we compare ourselves with Zipvan. Tell us also whether the emails help. No new screens, no code. Two weeks' work in January, £5k tops.",
    expect: {
      language: 'en',
      archetype: ['ux-audit'],
      skills: [
        {
          any: ['ux audit', 'ux review', 'expert review', 'heuristic evaluation'],
          span: 'expert walks through both apps',
        },
        {
          any: ['user testing', 'remote user testing', 'usability testing'],
          span: 'five remote sessions with strangers',
        },
        {
          any: ['competitive analysis', 'benchmark', 'competitor analysis'],
          span: 'compare ourselves with Zipvan',
        },
        {
          any: ['email marketing', 'transactional email', 'email review', 'onboarding emails'],
          span: 'whether the emails help',
        },
      ],
      roles: [['ux researcher', 'ux designer']],
      skillsOk: [
        ['funnel analysis'],
        ['user onboarding'],
        ['mobile app'],
        ['identity verification'],
        ['conversion optimisation'],
      ],
      budget: {
        min: null,
        max: 5000,
        currency: 'GBP',
        per: 'total',
        span: '£5k tops',
      },
      due: {
        from: '2027-01-01',
        to: '2027-01-31',
        span: 'in January',
      },
      notSkills: [
        {
          any: ['ui design', 'screen design'],
          why: 'negated',
        },
        {
          any: ['software development', 'code', 'development'],
          why: 'negated',
        },
      ],
    },
  },
  {
    id: 'en-access-festival',
    text: "Book festival in a castle with 311 steps. After last year's complaints we want to do this properly: an access audit of the venues, a clear guide for visitors, staff training on welcoming disabled people, BSL and live captions for ten talks, an easy-read programme and a website that works with a keyboard. Ramps are on order. A hearing loop if there's money left. We've £16,000. The programme goes out on 3 June.",
    expect: {
      language: 'en',
      archetype: ['accessibility', 'event'],
      skills: [
        {
          any: ['access audit', 'accessibility audit', 'venue accessibility'],
          span: 'access audit of the venues',
        },
        {
          any: ['access guide', 'visitor guide', 'accessibility guide'],
          span: 'clear guide for visitors',
        },
        {
          any: ['disability awareness', 'accessibility training', 'staff training'],
          span: 'staff training on welcoming disabled people',
        },
        {
          any: ['sign language', 'bsl', 'sign language interpreting'],
          span: 'BSL',
        },
        {
          any: ['live captioning', 'captions'],
          span: 'live captions',
        },
        {
          any: ['easy read', 'plain language'],
          span: 'easy-read programme',
        },
        {
          any: ['keyboard navigation', 'web accessibility', 'accessibility'],
          span: 'website that works with a keyboard',
        },
        {
          any: ['hearing loop', 'induction loop', 'assistive listening'],
          span: 'hearing loop',
        },
      ],
      roles: [
        ['accessibility specialist', 'accessibility consultant'],
        ['sign language interpreter'],
      ],
      skillsOk: [['wcag'], ['event management'], ['print design'], ['web development']],
      budget: {
        min: 16000,
        max: 16000,
        currency: 'GBP',
        per: 'total',
        span: '£16,000',
      },
      due: {
        from: '2027-06-02',
        to: '2027-06-03',
        span: '3 June',
      },
      notSkills: [
        {
          any: ['ramps', 'wheelchair ramps'],
          why: 'have-already',
        },
      ],
    },
  },
  {
    id: 'en-integration-brewery-erp',
    text: "Our webshop (Shopify), the warehouse (Mintsoft) and the books (Sage 50) don't know each other. Ana exports three spreadsheets every evening and re-types returns. We want orders, stock and refunds to flow by themselves, with a log we can read when something sticks and an alert if nothing has moved for an hour. VAT for Ireland must come out right. We're not changing any of the three. Zapier was tried and was too slow. £8–10k; Ana goes on maternity leave on 1 March.",
    expect: {
      language: 'en',
      archetype: ['integration'],
      skills: [
        {
          any: ['api integration', 'system integration', 'integration'],
          span: 'orders, stock and refunds to flow by themselves',
        },
        {
          any: ['shopify'],
          span: 'Shopify',
        },
        {
          any: ['sage', 'accounting software', 'accounting integration'],
          span: 'Sage 50',
        },
        {
          any: ['warehouse management', 'wms', 'mintsoft'],
          span: 'warehouse (Mintsoft)',
        },
        {
          any: ['monitoring', 'alerting', 'error handling', 'logging'],
          span: 'alert if nothing has moved for an hour',
        },
        {
          any: ['vat'],
          span: 'VAT for Ireland',
        },
      ],
      roles: [['integration developer']],
      skillsOk: [
        ['returns', 'returns management', 'refunds'],
        ['inventory management'],
        ['data synchronisation'],
        ['process automation'],
        ['e-commerce'],
      ],
      budget: {
        min: 8000,
        max: 10000,
        currency: 'GBP',
        per: 'total',
        span: '£8–10k',
      },
      due: {
        from: '2027-02-28',
        to: '2027-03-01',
        span: '1 March',
      },
      notSkills: [
        {
          any: ['zapier'],
          why: 'negated',
        },
      ],
    },
  },
  {
    id: 'en-localisation-cookware',
    text: 'Danish cookware maker, going to France, Italy and Poland in the autumn. To translate: 420 product pages, eleven newsletters a year and the guarantee booklet, from English. Native translators who cook, one voice per language, a term list agreed first, and somebody in each country to check the live pages. Recipes adapted rather than translated: nobody in Lyon uses dill like us. Files come out of Contentful as XLIFF. The packaging has been handled by the printer. No machine translation. €0.14 a word at most. French live by 1 September.',
    expect: {
      language: 'en',
      archetype: ['localisation'],
      skills: [
        {
          any: ['translation'],
          span: 'translate',
        },
        {
          any: ['localisation', 'localization'],
          span: 'going to France, Italy and Poland',
        },
        {
          any: ['terminology', 'glossary', 'term list'],
          span: 'term list',
        },
        {
          any: ['transcreation', 'adaptation', 'cultural adaptation'],
          span: 'Recipes adapted rather than translated',
        },
        {
          any: ['linguistic testing', 'linguistic review', 'proofreading', 'in-country review'],
          span: 'check the live pages',
        },
        {
          any: ['xliff', 'translation tools', 'contentful'],
          span: 'XLIFF',
        },
      ],
      roles: [['translator'], ['localisation manager']],
      skillsOk: [['product descriptions'], ['newsletter'], ['food', 'culinary']],
      due: {
        from: '2027-08-31',
        to: '2027-09-01',
        span: '1 September',
      },
      spoken: ['fr', 'it', 'pl'],
      notSkills: [
        {
          any: ['packaging', 'packaging design', 'packaging translation'],
          why: 'have-already',
        },
        {
          any: ['machine translation', 'machine translation post-editing'],
          why: 'negated',
        },
      ],
    },
  },
  {
    id: 'en-localisation-game-arabic',
    text: "Mobile puzzle game, 14,000 words of interface and dialogue, to go into Arabic, Hebrew and Turkish. Screens must be mirrored properly and the fonts replaced. Jokes rewritten, not converted. Testers playing on real devices in each language. Store pages and screenshots too. Source is Unity, strings in Google Sheets. Voice acting isn't planned. $12,000, submitted to the stores by Ramadan, say 1 February.",
    expect: {
      language: 'en',
      archetype: ['localisation', 'game'],
      skills: [
        {
          any: ['game localisation', 'localisation'],
          span: 'puzzle game',
        },
        {
          any: ['translation'],
          span: 'Arabic, Hebrew and Turkish',
        },
        {
          any: ['rtl layout', 'right-to-left', 'rtl'],
          span: 'Screens must be mirrored',
        },
        {
          any: ['transcreation', 'adaptation'],
          span: 'Jokes rewritten',
        },
        {
          any: ['linguistic testing', 'lqa', 'localisation testing'],
          span: 'Testers playing on real devices',
        },
        {
          any: ['app store publication', 'aso', 'store listing', 'app store listing'],
          span: 'Store pages and screenshots',
        },
      ],
      roles: [['translator'], ['linguistic tester', 'qa engineer', 'localisation manager']],
      skillsOk: [['typography', 'fonts'], ['unity'], ['ui design'], ['google sheets']],
      budget: {
        min: 12000,
        max: 12000,
        currency: 'USD',
        per: 'total',
        span: '$12,000',
      },
      due: {
        from: '2027-01-31',
        to: '2027-02-01',
        span: '1 February',
      },
      notSkills: [
        {
          any: ['voice acting', 'voice-over'],
          why: 'negated',
        },
      ],
    },
  },
  {
    id: 'en-expo-museum',
    text: "Small maritime museum. We're putting on an exhibition about lighthouses, opening on 22 May: text panels for 30 objects, a model of the lamp that visitors can turn, lighting that doesn't fade the paper, a soundscape, a family trail and a leaflet. Loan agreements and insurance for six borrowed pieces. Showcases we have. No touch screens, no app. Opening evening for 80 with drinks. £28,000 from the council.",
    expect: {
      language: 'en',
      archetype: ['event', 'content'],
      skills: [
        {
          any: ['exhibition', 'exhibition design', 'scenography'],
          span: 'exhibition about lighthouses',
        },
        {
          any: [
            'exhibition texts',
            'content writing',
            'museum mediation',
            'exhibition panels',
            'copywriting',
          ],
          span: 'text panels for 30 objects',
        },
        {
          any: ['model making', 'prop making', 'interactive exhibit', 'interactives'],
          span: 'model of the lamp',
        },
        {
          any: ['lighting', 'lighting design', 'museum lighting'],
          span: "lighting that doesn't fade the paper",
        },
        {
          any: ['sound design', 'soundscape'],
          span: 'soundscape',
        },
        {
          any: ['family trail', 'museum mediation', "children's activities", 'activity trail'],
          span: 'family trail',
        },
        {
          any: ['leaflet', 'brochure', 'print design', 'flyer'],
          span: 'leaflet',
        },
        {
          any: ['loan agreements', 'contract law', 'registrar'],
          span: 'Loan agreements',
        },
        {
          any: ['insurance', 'fine art insurance'],
          span: 'insurance',
        },
        {
          any: ['catering', 'drinks reception', 'drinks'],
          span: 'drinks',
        },
      ],
      roles: [
        ['set designer', 'exhibition designer', 'scenographer'],
        ['writer', 'copywriter', 'cultural mediator'],
      ],
      skillsOk: [['event management'], ['heritage conservation'], ['graphic design']],
      budget: {
        min: 28000,
        max: 28000,
        currency: 'GBP',
        per: 'total',
        span: '£28,000',
      },
      due: {
        from: '2027-05-21',
        to: '2027-05-22',
        span: '22 May',
      },
      notSkills: [
        {
          any: ['showcases', 'display cases'],
          why: 'have-already',
        },
        {
          any: ['touch screens', 'touch table', 'digital signage'],
          why: 'negated',
        },
        {
          any: ['mobile app'],
          why: 'negated',
        },
      ],
    },
  },
  {
    id: 'en-restaurant-opening',
    text: "Opening a 40-seat Ethiopian restaurant in Leeds on Valentine's Day. Need: menu design (print and board outside), food photography, a table-booking page with deposits, allergen sheet checked by someone who knows, opening-night with local food writers, and two weeks of help setting up the till. Name, logo and fit-out are sorted. We don't do delivery, so no Deliveroo. £5,500 for the lot.",
    expect: {
      language: 'en',
      archetype: ['marketing', 'brand-identity', 'website', 'event'],
      skills: [
        {
          any: ['menu design', 'menu'],
          span: 'menu design',
        },
        {
          any: ['photography', 'food photography'],
          span: 'food photography',
        },
        {
          any: ['booking', 'table booking', 'online booking', 'restaurant booking'],
          span: 'table-booking page',
        },
        {
          any: ['food safety', 'allergens', 'allergen', 'haccp'],
          span: 'allergen sheet',
        },
        {
          any: ['event management', 'launch event', 'press event', 'opening event'],
          span: 'opening-night',
        },
        {
          any: ['public relations', 'press relations', 'food writers'],
          span: 'local food writers',
        },
        {
          any: ['pos', 'point of sale', 'pos integration', 'till setup'],
          span: 'setting up the till',
        },
      ],
      roles: [['photographer'], ['graphic designer']],
      skillsOk: [
        ['payment integration'],
        ['web development'],
        ['website'],
        ['signage design'],
        ['hospitality'],
      ],
      budget: {
        min: 5500,
        max: 5500,
        currency: 'GBP',
        per: 'total',
        span: '£5,500',
      },
      due: {
        from: '2027-02-13',
        to: '2027-02-14',
        span: "Valentine's Day",
      },
      notSkills: [
        {
          any: ['logo'],
          why: 'have-already',
        },
        {
          any: ['naming'],
          why: 'have-already',
        },
        {
          any: ['interior design', 'fit-out'],
          why: 'have-already',
        },
        {
          any: ['delivery', 'food delivery', 'deliveroo'],
          why: 'negated',
        },
      ],
    },
  },
  {
    id: 'en-research-noise',
    text: "Residents' association near an airfield. We want to know, with evidence a planning inspector accepts, whether flights are louder and more frequent than permitted. Someone to design a survey of 600 homes, measure noise in eight gardens for a month, analyse flight-tracking data, review the medical literature on sleep, and write a 20-page report plus a two-page summary with clear charts. Presentation at a public meeting. Legal action is not our aim. Crowdfunded: £11,300. The hearing is in early June.",
    expect: {
      language: 'en',
      archetype: ['data-dashboard', 'content', 'legal'],
      skills: [
        {
          any: ['survey design', 'survey', 'questionnaire'],
          span: 'design a survey of 600 homes',
        },
        {
          any: ['noise measurement', 'acoustic measurement', 'acoustics', 'sound measurement'],
          span: 'measure noise',
        },
        {
          any: ['data analysis', 'statistics'],
          span: 'analyse flight-tracking data',
        },
        {
          any: ['literature review', 'scientific research', 'desk research'],
          span: 'review the medical literature',
        },
        {
          any: ['report writing', 'content writing', 'scientific writing'],
          span: 'write a 20-page report',
        },
        {
          any: ['data visualisation', 'charts', 'infographics'],
          span: 'clear charts',
        },
        {
          any: ['presentation', 'public speaking', 'presentation design'],
          span: 'Presentation at a public meeting',
        },
      ],
      roles: [['data analyst', 'researcher', 'acoustic engineer']],
      skillsOk: [['environmental studies'], ['gps tracker'], ['executive summary']],
      budget: {
        min: 11300,
        max: 11300,
        currency: 'GBP',
        per: 'total',
        span: '£11,300',
      },
      due: {
        from: '2027-06-01',
        to: '2027-06-10',
        span: 'early June',
      },
      notSkills: [
        {
          any: ['litigation', 'legal action'],
          why: 'negated',
        },
      ],
    },
  },
]
