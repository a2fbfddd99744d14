/**
 * Stems of words that come and go within a name without changing it: "gestion des stocks", "gestion de stock",
 * "création de notre logo".
 */
export const LINK_WORDS: ReadonlySet<string> = new Set(
  'de du des d la le les l un une notre nos votre vos mon ma mes sa ses leur leurs the a an of our your my their its his her s'.split(
    ' ',
  ),
)
