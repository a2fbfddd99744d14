import type { Entry } from '../concept.ts'

export const SECURITY: readonly Entry[] = [
  {
    slug: 'security',
    kind: 'skill',
    fr: `
      sécurité informatique, cybersécurité, sécurité, sécurité applicative, sécurité des systèmes d'information,
      sécurité des données, développement sécurisé, revue de sécurité du code`,
    en: `
      security, cybersecurity, IT security, cyber security, application security, information security,
      data security, web security, secure development, secure coding`,
    any: 'OWASP',
    cues: '(sécuriser|secure|protéger|durcir|harden) … (serveur|serveurs|accès|server|servers|access|network|réseau|application|data)',
    near: 'pentest .8, encryption .6',
    trades: 'security-engineer',
    speaksFor: 'cloud .4',
  },
  {
    slug: 'pentest',
    kind: 'skill',
    fr: `
      test d'intrusion, tests d'intrusion, audit de sécurité, recherche de vulnérabilités, audit de vulnérabilité,
      diagnostic cyber, audit cyber, diagnostic de sécurité, revue de sécurité, analyse de vulnérabilités,
      scan de vulnérabilités`,
    en: `
      penetration testing, penetration test, security audit, vulnerability assessment, ethical hacking,
      cyber security assessment, security review, vulnerability scan, cyber audit`,
    any: 'pentest, Burp Suite, red team',
    near: 'security .9',
    trades: 'security-engineer',
    speaksFor: 'cloud .5',
  },
  {
    slug: 'encryption',
    kind: 'skill',
    fr: 'chiffrement, cryptographie, certificats TLS',
    en: 'encryption, cryptography, TLS certificates, end-to-end encryption',
    any: 'PKI, SSL',
    near: 'security .7',
    trades: 'security-engineer',
  },
  {
    slug: 'iso-27001',
    kind: 'skill',
    fr: `
      ISO 27001, politique de sécurité, certification ISO 27001, NIS 2, directive NIS 2, conformité NIS 2, DORA,
      PCI DSS`,
    en: `
      ISO 27001, security policy, ISO 27001 certification, NIS 2 directive, DORA compliance, PCI DSS,
      Cyber Essentials`,
    any: 'SOC 2, HDS, SecNumCloud, NIS2, TISAX',
    near: 'security .7, compliance .6',
    trades: 'security-engineer',
    speaksFor: 'legal .2, cloud .3',
  },
  {
    slug: 'security-awareness',
    kind: 'skill',
    fr: `
      sensibilisation à la cybersécurité, sensibilisation au phishing, hameçonnage, sensibilisation à la sécurité,
      campagne de phishing, test d'hameçonnage, faux phishing`,
    en: `
      security awareness, security awareness training, phishing awareness, phishing simulation,
      cybersecurity awareness, phishing test, fake phishing emails, phishing campaign`,
    any: 'phishing',
    cues: '(faux|fake|simulated) … (mails|phishing|emails)',
    near: 'security .6, facilitation .5',
    trades: 'trainer, security-engineer',
    speaksFor: 'training 1',
  },
  {
    slug: 'incident-response',
    kind: 'skill',
    fr: `
      réponse à incident, analyse forensique, gestion de crise cyber, centre opérationnel de sécurité,
      détection d'intrusion, surveillance de sécurité`,
    en: `
      incident response, digital forensics, breach response, security operations centre, intrusion detection,
      security monitoring`,
    any: 'SIEM, SOC, EDR, Wazuh, Suricata',
    near: 'security .8',
    trades: 'security-engineer',
    speaksFor: 'cloud .4',
  },
  {
    slug: 'access-security',
    kind: 'skill',
    fr: `
      double authentification, authentification à deux facteurs, gestion des mots de passe, authentification forte,
      validation en deux étapes, authentification multifacteur`,
    en: `
      two-factor authentication, multi-factor authentication, password management, two-step verification,
      strong authentication, passkeys`,
    any: 'MFA, 2FA',
    near: 'authentication .7, security .6',
    trades: 'security-engineer',
  },
  {
    slug: 'security-engineer',
    kind: 'trade',
    fr: `
      ingénieur sécurité, expert cybersécurité, consultant cybersécurité, pentesteur, spécialiste sécurité, RSSI,
      RSSI à temps partagé, consultant en cybersécurité, auditeur sécurité`,
    en: `
      security engineer, cybersecurity expert, security consultant, pentester, ethical hacker,
      cybersecurity consultant, fractional CISO, penetration tester`,
    short: 'CISO',
    near: 'system-administrator .4',
    implies: 'security',
  },
  {
    slug: 'endpoint-security',
    kind: 'skill',
    fr: `
      antivirus, antivirus centralisé, protection des postes, anti-rançongiciel, protection des ordinateurs`,
    en: 'antivirus, endpoint protection, endpoint security, anti-malware, ransomware protection',
    any: 'CrowdStrike, SentinelOne, Bitdefender, Defender for Endpoint',
    short: 'XDR',
    near: 'security .8',
    trades: 'security-engineer, system-administrator',
    speaksFor: 'cloud .5',
  },
  {
    slug: 'password-manager',
    kind: 'skill',
    fr: `
      gestionnaire de mots de passe, coffre-fort de mots de passe, politique de mots de passe,
      partage de mots de passe`,
    en: 'password manager, password vault, password policy, sharing passwords',
    any: 'Bitwarden, Vaultwarden, 1Password, KeePass',
    near: 'access-security .8',
    trades: 'system-administrator',
    speaksFor: 'cloud .3',
  },
  {
    slug: 'email-security',
    kind: 'skill',
    fr: 'sécurité de la messagerie, antispam, anti-spam, SPF DKIM DMARC, délivrabilité',
    en: 'email security, spam filter, anti-spam, email deliverability, deliverability',
    short: 'DMARC, DKIM, SPF',
    cues: '(mails|emails|e-mails) … (spam|indésirables|junk)',
    near: 'email-hosting .8, security .6',
    trades: 'system-administrator',
    speaksFor: 'cloud .3',
  },
  {
    slug: 'fraud-prevention',
    kind: 'skill',
    fr: 'lutte contre la fraude, prévention de la fraude, fraude au président',
    en: 'fraud prevention, anti-fraud, chargeback prevention',
    near: 'anomaly-detection .7, security .5',
    trades: 'security-engineer, data-scientist',
    speaksFor: 'machine-learning .6',
  },
  {
    slug: 'physical-security',
    kind: 'skill',
    fr: "contrôle d'accès physique, lecteurs de badges, serrures connectées, badges d'accès",
    en: 'physical access control, alarm system, badge readers, smart locks, door access',
    cues: '(ouvrir|open|unlock|déverrouiller) … (porte|portes|portail|door|doors|gate) … (badge|téléphone|phone|code|distance)',
    near: 'video-surveillance .8, iot .5',
    trades: 'security-engineer',
    speaksFor: 'iot .6',
  },
]
