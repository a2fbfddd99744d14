/** Values of French and English number words below a hundred, folded. */
export const SMALL_NUMBERS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ...{ zero: 0, un: 1, une: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, sept: 7, huit: 8 },
    ...{ neuf: 9, dix: 10, onze: 11, douze: 12, treize: 13, quatorze: 14, quinze: 15, seize: 16 },
    ...{ vingt: 20, vingts: 20, trente: 30, quarante: 40, cinquante: 50, soixante: 60 },
    ...{ septante: 70, huitante: 80, octante: 80, nonante: 90 },
    ...{ one: 1, two: 2, three: 3, four: 4, five: 5, seven: 7, eight: 8, nine: 9, ten: 10 },
    ...{ eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16 },
    ...{ seventeen: 17, eighteen: 18, nineteen: 19, twenty: 20, thirty: 30, forty: 40 },
    ...{ fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 },
  }),
)

/** Factor by which a word multiplies the number before it. */
export const SCALES: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ...{ cent: 100, cents: 100, hundred: 100, k: 1_000, mille: 1_000, thousand: 1_000 },
    ...{ millier: 1_000, milliers: 1_000 },
    ...{ million: 1_000_000, millions: 1_000_000 },
  }),
)

/** Words for about so many, after an article: "une quinzaine", "a dozen". */
export const ABOUT: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ...{ couple: 2, dizaine: 10, douzaine: 12, dozen: 12, quinzaine: 15, vingtaine: 20 },
    ...{ trentaine: 30, quarantaine: 40, cinquantaine: 50, soixantaine: 60, centaine: 100 },
  }),
)
