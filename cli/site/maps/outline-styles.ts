// A picture in a page inherits none of its styles, so these stand in the file of the outlines
// itself. Ink and the dashed lines are the theme's, sea and land those of styles in map.css.

/** Where no colours are wanted: a grey that is clear on black as on white. */
const clearGrey = '#767676'

/**
 * The style sheet of the outlines. Lines keep their width on whatever map; the lines along the
 * coast are narrower where the picture is no wider than a phone.
 */
export const outlineStyles = `
svg{--near:#fdfbf6;--edge:#1b2730;--rule:#b9b1a3;fill:none;stroke-linejoin:round;stroke-linecap:round}
.bare{--near:none;--edge:${clearGrey};--rule:${clearGrey}}
path{vector-effect:non-scaling-stroke}
.coast{stroke:#9bb5ad}
.sea{stroke:#cddad6}
.outer{stroke-width:66px}
.outer.coast{stroke-opacity:.25}
.outer.sea{stroke-width:63px}
.inner{stroke-width:32px}
.inner.coast{stroke-opacity:.6}
.inner.sea{stroke-width:29px}
.far{fill:#e6dfd2}
.lines{stroke:var(--rule);stroke-dasharray:7 4}
.county{fill:var(--near);stroke:var(--edge);stroke-width:1.6px}
.shore{stroke:var(--edge);stroke-width:1.3px}
@media (max-width:499px){
.outer{stroke-width:36px}
.outer.sea{stroke-width:34px}
.inner{stroke-width:18px}
.inner.sea{stroke-width:16px}
}
`
