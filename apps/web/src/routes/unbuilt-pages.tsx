import { UnderConstruction } from '../features/marketing/under-construction.tsx'

/** Screens of the specification that are announced, each under its own title (specification §2). */
export const Pricing = () => <Unbuilt page="pricing" />
export const Projects = () => <Unbuilt page="projects" />
export const CaseStudies = () => <Unbuilt page="caseStudies" />
export const Testimonials = () => <Unbuilt page="testimonials" />

type UnbuiltPage = 'pricing' | 'projects' | 'caseStudies' | 'testimonials'

function Unbuilt({ page }: { page: UnbuiltPage }) {
  return (
    <UnderConstruction
      title={`construction.pages.${page}.title`}
      text={`construction.pages.${page}.text`}
    />
  )
}
