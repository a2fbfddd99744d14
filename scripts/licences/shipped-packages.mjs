/**
 * Packages of the lock file that these workspaces need to run, each once, with its licence; `''` is
 * the root, of which only the optional ones count. Our own packages are followed but not listed.
 */
export function shippedPackages(lock, workspaces) {
  const found = new Map()
  const waiting = workspaces.flatMap((path) => neededBy(path))
  while (waiting.length > 0) {
    const path = waiting.pop()
    const entry = lock[path]
    if (found.has(path) || entry === undefined) continue
    found.set(path, entry)
    waiting.push(...neededBy(entry.link ? entry.resolved : path))
  }
  return [...found]
    .filter(([, { link }]) => !link)
    .map(([path, { license = 'none named', os, cpu }]) => ({
      name: path.split('node_modules/').at(-1),
      license,
      isForPlatform: os !== undefined || cpu !== undefined,
    }))

  function neededBy(path) {
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
      lock[path]
    const peers = Object.keys(peerDependencies ?? {}).filter(
      (name) => !peerDependenciesMeta?.[name]?.optional,
    )
    return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers].map((name) =>
      placeOf(name, path),
    )
  }

  /** Place where Node finds a package: the nearest `node_modules` upwards. */
  function placeOf(name, from) {
    for (let folder = from; folder !== ''; folder = folder.replace(/\/?[^/]*$/, '')) {
      if (`${folder}/node_modules/${name}` in lock) return `${folder}/node_modules/${name}`
    }
    return `node_modules/${name}`
  }
}
