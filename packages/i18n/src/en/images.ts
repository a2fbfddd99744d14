import type { images as fr } from '../fr/images.ts'
import type { SameKeys } from '../same-keys.ts'

export const images = {
  add: 'Add an image',
  yours: 'Image for the post',
  preview: 'Preview of the chosen image',
  remove: 'Remove the image',
  reading: 'Reading the image…',
  sending: 'Uploading the image',
  alt: 'Image description',
  altHint: 'For people who cannot see it: subject, figures, any text shown.',
  altMissing: 'Without a description, some of your readers will not know what the image shows.',
  post: 'Image attached to the post',
  open: 'Enlarge the image',
  openNamed: 'Enlarge the image: {{alt}}',
  lost: 'This image cannot be shown.',
  zoom: 'Actual size',
  fit: 'Fit to screen',
} satisfies SameKeys<typeof fr>
