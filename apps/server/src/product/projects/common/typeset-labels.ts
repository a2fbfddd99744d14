type Labels = { fr: string; en: string }

/** Labels of the lexicon with the typographic apostrophe of the interface. */
export const typesetLabels = ({ fr, en }: Labels): Labels => ({ fr: typeset(fr), en: typeset(en) })

const typeset = (label: string) => label.replaceAll("'", '’')
