/** Smallest side of a target on touch, in pixels. */
const LEAST = 44

/**
 * Script that names the targets lower or narrower than 44 px. Links inside a sentence are as high as its lines;
 * a checkbox is as large as the label around it, and a link or button as its ::after.
 */
export const TOO_SMALL = `Array.from(document.querySelectorAll(
  'a, button, select, input:not([type=hidden]), textarea, summary, [role=button]'))
  .map((target) => target.matches('[type=checkbox], [type=radio]') ? target.closest('label') ?? target : target)
  .filter((target) => target.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
  .filter((target) => !target.closest('[aria-hidden=true], [inert]'))
  .filter((target) => getComputedStyle(target).display !== 'inline')
  .map((target) => {
    const after = getComputedStyle(target, '::after')
    const [top, right, bottom, left] = ['top', 'right', 'bottom', 'left'].map((side) => parseFloat(after[side]))
    if (after.position !== 'absolute') return [target, target.getBoundingClientRect()]
    const around = getComputedStyle(target).position === 'static' ? target.offsetParent : target
    const box = around.getBoundingClientRect()
    return [target, new DOMRect(box.left + left, 0, box.width - left - right, box.height - top - bottom)]
  })
  .filter(([, box]) => box.width > 1 && box.right > 0 && box.left < innerWidth && box.bottom > -scrollY)
  .filter(([, box]) => box.height < ${LEAST} - 0.5 || box.width < ${LEAST} - 0.5)
  .map(([target, box]) => [
    location.pathname, target.tagName, target.textContent || target.ariaLabel || target.name,
    Math.round(box.width) + 'x' + Math.round(box.height),
  ].join(' '))`
