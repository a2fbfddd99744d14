export { EXPORT_SECTIONS } from './export-sections.ts'
