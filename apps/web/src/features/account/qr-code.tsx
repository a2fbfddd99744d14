import encodeQR from 'qr'

/** Light modules around a code, as readers expect (ISO/IEC 18004 §5.3.8). */
const BORDER = 4

/** QR code of a text, drawn here: the text reaches nobody. Dark on light in both themes. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = encodeQR(text, 'raw', { border: BORDER })
  const path = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className="mx-auto w-full max-w-52 rounded-lg"
    >
      <rect width="100%" height="100%" fill="white" />
      <path d={path.join('')} fill="black" />
    </svg>
  )
}
