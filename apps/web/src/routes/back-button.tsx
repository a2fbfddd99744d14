import { ArrowLeft } from 'lucide-react'
import { useNavigate } from 'react-router'
import { Button } from '../ui/button.tsx'

/** Button back to the page this one was reached from, or to the feed. */
export function BackButton({ children }: { children: string }) {
  const navigate = useNavigate()
  const handleBack = () => {
    // The router numbers the pages of this visit; before number 0 lies another site.
    const { idx } = window.history.state as { idx: number }
    void (idx > 0 ? navigate(-1) : navigate('/dashboard'))
  }
  return (
    <Button variant="ghost" onClick={handleBack} className="-ms-3 justify-self-start">
      <ArrowLeft aria-hidden size={18} strokeWidth={1.75} />
      {children}
    </Button>
  )
}
