/**
 * Entry of a lock file.
 *
 * @typedef {{
 *   resolved?: string, link?: boolean, license?: string, os?: string[], cpu?: string[],
 *   dependencies?: Record<string, string>, optionalDependencies?: Record<string, string>,
 *   peerDependencies?: Record<string, string>, peerDependenciesMeta?: Record<string, { optional?: boolean }>,
 * }} Entry
 */

/** @typedef {{ name: string, license: string, isForPlatform: boolean }} ShippedPackage */

/**
 * Name of the package at a place of the lock file.
 *
 * @param {string} path
 */
export const nameOf = (path) => path.replace(/^.*node_modules\//, '')

/**
 * Packages of the lock file that these workspaces need to run, each once, with its licence; `''` is
 * the root, of which only the optional ones count. Our own packages are followed but not listed.
 *
 * @param {Record<string, Entry>} lock
 * @param {string[]} workspaces
 * @returns {ShippedPackage[]}
 */
export function shippedPackages(lock, workspaces) {
  /** @type {Map<string, Entry>} */
  const found = new Map()
  const waiting = workspaces.flatMap((path) => neededBy(path))
  for (const path of waiting) {
    const entry = lock[path]
    if (found.has(path) || entry === undefined) continue
    found.set(path, entry)
    waiting.push(...neededBy(entry.link && entry.resolved ? entry.resolved : path))
  }
  return [...found]
    .filter(([, { link }]) => !link)
    .map(([path, { license = 'none named', os, cpu }]) => ({
      name: nameOf(path),
      license,
      isForPlatform: os !== undefined || cpu !== undefined,
    }))

  /** @param {string} path */
  function neededBy(path) {
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
      lock[path] ?? {}
    const peers = Object.keys(peerDependencies ?? {}).filter(
      (name) => !peerDependenciesMeta?.[name]?.optional,
    )
    return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers].map((name) =>
      placeOf(name, path),
    )
  }

  /**
   * Place where Node finds a package: the nearest `node_modules` upwards.
   *
   * @param {string} name
   * @param {string} from
   */
  function placeOf(name, from) {
    for (let folder = from; folder !== ''; folder = folder.replace(/\/?[^/]*$/, '')) {
      if (`${folder}/node_modules/${name}` in lock) return `${folder}/node_modules/${name}`
    }
    return `node_modules/${name}`
  }
}
