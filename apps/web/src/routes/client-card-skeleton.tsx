/** Place of a client's first card while it is downloaded, about as high as what comes. */
export function ClientCardSkeleton() {
  return <div aria-hidden="true" className="min-h-72 rounded-2xl bg-pine" />
}
