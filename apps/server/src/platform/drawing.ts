import sanitize from 'sanitize-html'

const shapes = ['path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon']

/** What a drawing may hold: shapes and how they are filled. */
const rules: sanitize.IOptions = {
  allowedTags: [
    ...['svg', 'g', 'defs', 'clipPath', 'mask', 'linearGradient', 'radialGradient', 'stop'],
    ...shapes,
  ],
  allowedAttributes: {
    '*': [
      ...['id', 'xmlns', 'viewBox', 'preserveAspectRatio', 'transform', 'opacity'],
      ...['d', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'fx', 'fy', 'r', 'rx', 'ry'],
      ...['points', 'clip-path', 'clip-rule', 'mask', 'maskUnits', 'clipPathUnits'],
      ...['fill', 'fill-rule', 'fill-opacity', 'offset', 'stop-color', 'stop-opacity'],
      ...['gradientUnits', 'gradientTransform', 'spreadMethod', 'style'],
      ...['stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit'],
      ...['stroke-dasharray', 'stroke-dashoffset', 'stroke-opacity', 'vector-effect'],
    ],
    // It is as large as where it is shown.
    ...Object.fromEntries(['rect', 'mask'].map((tag) => [tag, ['width', 'height']])),
  },
  allowedStyles: {
    '*': Object.fromEntries(
      ['fill', 'stroke', 'stroke-width', 'fill-rule', 'opacity', 'stroke-linecap'].map((name) => [
        name,
        [/^[#\w.%-]+$/],
      ]),
    ),
  },
  disallowedTagsMode: 'discard',
  nonTextTags: ['script', 'style', 'title', 'desc', 'metadata', 'text', 'foreignObject'],
  selfClosing: [...shapes, 'stop'],
  parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
}

/** An SVG with nothing in it but shapes; undefined when none is left. */
export function cleanDrawing(svg: string): string | undefined {
  const clean = sanitize(svg, rules).trim()
  return clean.startsWith('<svg') && shapes.some((shape) => clean.includes(`<${shape}`))
    ? clean
    : undefined
}
