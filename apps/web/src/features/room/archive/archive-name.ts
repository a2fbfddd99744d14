/**
 * Name of an entry of an archive: one step, without what a file system or an unpacker takes for something else (separators,
 * reserved characters, dots at its ends), nor marks that turn the direction of text; told apart from those before by a
 * number.
 */
export function archiveName(name: string, taken: Set<string>): string {
  const sound = name
    .replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '')
    .replaceAll(/[<>:"/\\|?*]/g, '-')
    .replaceAll(/^[.\s]+|[.\s]+$/g, '')
  const ending = /\.\w{1,10}$/.exec(sound)?.[0] ?? ''
  const stem = sound.slice(0, sound.length - ending.length).slice(0, 80) || 'x'
  // A device of Windows, with any ending.
  const own = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i.test(stem) ? `${stem}-` : stem
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? own + ending : `${own} (${number})${ending}`
    if (taken.has(free.toLowerCase())) continue
    taken.add(free.toLowerCase())
    return free
  }
}
