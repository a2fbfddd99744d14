import { UnderConstruction } from '../features/marketing/under-construction.tsx'

/** Announced screens, each under its own title (specification §2). */
export const Pricing = () => <Unbuilt page="pricing" onward={QUOTE} />
export const Projects = () => <Unbuilt page="projects" />
export const CaseStudies = () => <Unbuilt page="caseStudies" />
export const Testimonials = () => <Unbuilt page="testimonials" />

const QUOTE = { to: '/contact?subject=devis', text: 'construction.quote' } as const
const PROCESS = { to: '/process', text: 'construction.process' } as const

type UnbuiltProps = {
  page: 'pricing' | 'projects' | 'caseStudies' | 'testimonials'
  onward?: typeof QUOTE
}

function Unbuilt({ page, onward }: UnbuiltProps) {
  return (
    <UnderConstruction
      title={`construction.pages.${page}.title`}
      text={`construction.pages.${page}.text`}
      onward={onward ?? PROCESS}
    />
  )
}
