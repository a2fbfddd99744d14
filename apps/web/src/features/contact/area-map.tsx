import { PROVIDER } from '@podium/domain'
import { useTranslation } from 'react-i18next'

/** Drawn map: nothing is loaded from third parties, and none learns who looked. */
export function AreaMap({ className }: { className?: string }) {
  const { t } = useTranslation()
  return (
    <svg
      role="img"
      aria-label={t('contactPage.map', { street: PROVIDER.street })}
      viewBox="0 0 1200 420"
      preserveAspectRatio="xMidYMid slice"
      className={className}
    >
      <rect width="1200" height="420" className="fill-sunken" />
      <path d={PARK} className="fill-success-soft" />
      <g className="stroke-border" strokeWidth="5" fill="none">
        {STREETS.map((street) => (
          <path key={street} d={street} />
        ))}
      </g>
      <g className="stroke-raised" strokeWidth="12" fill="none">
        {AVENUES.map((avenue) => (
          <path key={avenue} d={avenue} />
        ))}
      </g>
      <g className="stroke-info-soft" fill="none">
        <path id="saone" d={SAONE} strokeWidth="58" />
        <path id="rhone" d={RHONE} strokeWidth="84" />
      </g>
      <g className="stroke-raised" strokeWidth="10" fill="none">
        {BRIDGES.map((bridge) => (
          <path key={bridge} d={bridge} />
        ))}
      </g>
      <g className="fill-on-info-soft font-display text-[1.375rem] italic">
        <text>
          <textPath href="#saone" startOffset="34%" dominantBaseline="middle">
            Saône
          </textPath>
        </text>
        <text>
          <textPath href="#rhone" startOffset="52%" dominantBaseline="middle">
            Rhône
          </textPath>
        </text>
      </g>
      <Pin />
    </svg>
  )
}

/** Pin at the middle of the map, with the logo. */
function Pin() {
  return (
    <g transform="translate(600 210)">
      <ellipse rx="20" ry="6" className="fill-text/25" />
      <path
        d="M0 0C-14-22-38-38-38-70a38 38 0 0 1 76 0C38-38 14-22 0 0z"
        className="fill-primary stroke-raised"
        strokeWidth="4"
      />
      <g transform="translate(-21 -92) scale(1.5)">
        <g className="fill-on-primary">
          <circle cx="5" cy="12.6" r="2.9" />
          <path d="M1.5 27v-6.6a3.5 3.5 0 0 1 7 0V27z" />
          <circle cx="23" cy="15.4" r="2.9" />
          <path d="M19.5 27v-3.8a3.5 3.5 0 0 1 7 0V27z" />
        </g>
        <g className="fill-gold">
          <circle cx="14" cy="5" r="3.4" />
          <path d="M10 27V13.2a4 4 0 0 1 8 0V27z" />
        </g>
      </g>
    </g>
  )
}

/** Rivers, drawn upstream so that their names stand upright. */
const SAONE = 'M380 480C330 330 430 290 450 190S340 60 300-40'
const RHONE = 'M840 480C860 360 780 330 790 220S900 60 1010-40'
const PARK = 'M905 60c60-40 170-50 210 10s20 130-50 140-150-20-180-60-30-55 20-90z'
const AVENUES = [
  'M0 150 1200 250',
  'M545-20C560 120 600 260 590 440',
  'M130-20 210 440',
  'M1010 190 985 440',
]
const BRIDGES = ['M395 178 510 192', 'M715 208 860 224', 'M730 330 930 344', 'M300 312 440 322']
const STREETS = [
  'M0 60 470 80',
  'M0 240 420 268',
  'M0 340 380 372',
  'M60-20 120 440',
  'M220-20 300 440',
  'M480 70 900 80',
  'M500 120 800 140',
  'M490 250 790 268',
  'M400 310 820 330',
  'M390 380 840 396',
  'M500-20 480 440',
  'M640-20C650 140 680 260 670 440',
  'M720 40 740 440',
  'M870 260 1200 290',
  'M870 330 1200 356',
  'M900-20 1200 20',
  'M930 200 900 440',
  'M1090 220 1070 440',
  'M1160-20 1150 440',
]
