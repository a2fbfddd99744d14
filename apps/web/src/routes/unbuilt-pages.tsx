import { UnderConstruction } from '../features/marketing/under-construction.tsx'

/** Screens of the specification that are announced, each under its own title (specification §2). */
export const Pricing = () => <UnderConstruction title="construction.titles.pricing" />
export const Projects = () => <UnderConstruction title="construction.titles.projects" />
export const CaseStudies = () => <UnderConstruction title="construction.titles.caseStudies" />
export const Testimonials = () => <UnderConstruction title="construction.titles.testimonials" />
export const AdminOverview = () => <UnderConstruction title="admin.overview" />
export const AdminUsers = () => <UnderConstruction title="admin.userManagement" />
