import { join } from 'node:path'
import { createDiskStore } from './platform/objects/disk-store.ts'
import type { ObjectStore } from './platform/objects/object-store.ts'
import { createS3Store } from './platform/objects/s3-store.ts'
import type { Settings } from './settings.ts'

/** Store of uploaded files where the settings say. */
export const openObjectStore = ({
  s3Url,
  dataDir,
}: Pick<Settings, 's3Url' | 'dataDir'>): ObjectStore =>
  s3Url ? createS3Store(s3Url.reveal()) : createDiskStore(join(dataDir, 'objects'))
