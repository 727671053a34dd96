import { createElement, type SVGProps } from 'react'

interface IconProps extends SVGProps<SVGSVGElement> {
  icon: { node: readonly (readonly [tag: string, attributes: Record<string, string>])[] }
}

/**
 * Draws an icon of lucide-react in a third of the characters, and with one element for its lines: a page has more than a hundred of
 * them. What all have in common is in the class `icon`. The build puts it in the place of the library's own (vite.config.ts).
 */
export default function PlainIcon({ icon, className, strokeWidth, style, children, ...rest }: IconProps) {
  const lines = icon.node.map(([tag, attributes]) => toLine(tag, attributes))
  const others = icon.node.filter((_, index) => lines[index] === undefined)
  const path = lines.filter((line) => line !== undefined).join('')
  const isNamed = children !== undefined || 'role' in rest || 'title' in rest || 'aria-label' in rest
  return createElement(
    'svg',
    {
      viewBox: '0 0 24 24',
      ...(isNamed ? {} : { 'aria-hidden': true }),
      ...rest,
      className: className === undefined ? 'icon' : `icon ${className}`,
      style: strokeWidth === undefined ? style : { ...style, strokeWidth },
    },
    path && createElement('path', { d: path }),
    ...others.map(([tag, attributes]) => createElement(tag, { ...attributes, key: attributes.key })),
    children,
  )
}

/** Returns a line or circle as part of a path; undefined for what cannot be, such as a dot that is filled. */
function toLine(tag: string, { key: _, ...attributes }: Record<string, string>): string | undefined {
  const names = Object.keys(attributes).sort().join()
  if (tag === 'path' && names === 'd') return toSeparatePart(attributes.d ?? '')
  const { cx, cy, r, x1, y1, x2, y2 } = attributes
  if (tag === 'circle' && names === 'cx,cy,r')
    return `M${Number(cx) - Number(r)} ${cy}a${r} ${r} 0 1 0 ${2 * Number(r)} 0a${r} ${r} 0 1 0-${2 * Number(r)} 0`
  if (tag === 'line' && names === 'x1,x2,y1,y2') return `M${x1} ${y1}L${x2} ${y2}`
  return undefined
}

/** A path may begin where it is told to from the corner; as part of another it would begin from the end of the part before. */
function toSeparatePart(path: string): string {
  return path.startsWith('m') ? `M0 0${path}` : path
}
