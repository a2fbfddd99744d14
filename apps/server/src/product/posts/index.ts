export { EXPORT_SECTIONS } from './export-sections.ts'
export { findSharedPost } from './find-shared-post.ts'
export { forgetUnusedImages } from './forget-unused-images.ts'
export { isWithheld, removePicture } from './post-pictures.ts'
