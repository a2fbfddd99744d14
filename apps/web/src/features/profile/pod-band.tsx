/** Band above a profile: small teams of three, one of each in gold. */
export function PodBand() {
  return (
    <svg aria-hidden="true" className="block h-24 w-full bg-pine text-on-pine">
      <defs>
        <pattern id="pods" width="96" height="48" patternUnits="userSpaceOnUse">
          <g fill="none" stroke="currentColor" strokeOpacity="0.22">
            <path d="M24 32 38 14 52 32z" />
            <path d="M72 8 86 26 100 8zM-24 8-10 26 4 8z" />
          </g>
          <g fill="currentColor" fillOpacity="0.3">
            <circle cx="24" cy="32" r="4" />
            <circle cx="52" cy="32" r="4" />
            <circle cx="72" cy="8" r="4" />
            <circle cx="4" cy="8" r="4" />
          </g>
          <circle cx="38" cy="14" r="5" className="fill-gold" />
          <circle cx="86" cy="26" r="5" className="fill-gold" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#pods)" />
    </svg>
  )
}
