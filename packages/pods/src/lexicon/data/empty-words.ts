import { stem } from '../stem.ts'

/** Stems of words that any brief may have whatever it is about: grammar, numbers, time, the wish itself. */
export const EMPTY_WORDS: ReadonlySet<string> = new Set(
  `
and or but not for with from that this these those are was were been has have had you they them who what which when
where how why can could will would should must may might does did done all any each every own one two three four five
six seven eight nine ten first last half out off about through before after between under over into only also just
then than too very more most less much many same other another such here there now already still yet soon once twice
per like want need please looking look get got make made give take put come let thing everything something nothing
someone somebody anyone nobody everyone people person few good better best right well fine small big new old
day days week weeks month months year years hour hours minute minutes time end start begin morning night today
january february march april june july august september october november december spring summer autumn winter
monday tuesday wednesday thursday friday saturday sunday budget euro euros pound pounds dollars money maximum
et ou mais pas plus pour par sur avec dans sans sous chez vers entre avant apres pendant depuis jusqu que qui quoi
quand dont comme tout tous toute toutes aux est sont sera seront etait etre ete ont avons avez avoir fait faire font
faut faudra faudrait doit doivent devra devront peut peuvent veut veulent voulons voudrais voudrait voudrions souhaite
souhaitons besoin cherche cherchons merci bonjour nous vous ils elles elle moi soi eux lui son leur cela ceci meme
autre autres aucun aucune chaque quelque quelqu rien personne personnes gens fois bien mal tres trop assez peu moins
aussi encore deja toujours jamais ici alors donc car ainsi puis deux trois quatre cinq sept huit neuf dix premier
premiere dernier derniere petit petite grand grande bon bonne nouveau nouvelle vieux vieille jour jours journee semaine
mois annee annees ans heure heures debut fin matin soir nuit aujourd demain janvier fevrier mars avril mai juin juillet
aout septembre octobre novembre decembre printemps automne hiver lundi mardi mercredi jeudi vendredi samedi dimanche
enveloppe environ
`
    .trim()
    .split(/\s+/)
    .map(stem),
)
