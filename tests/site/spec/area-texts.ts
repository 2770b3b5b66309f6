// What the specification and the decisions say about the city and county pages, word for word.

/** Below the description of each page. */
export const servingLines: Readonly<Record<string, string>> = {
  '/service-areas/newhaven': 'Serving New Haven and surrounding New Haven County areas',
  '/service-areas/waterbury': 'Serving Waterbury and surrounding New Haven County areas',
  '/service-areas/meriden': 'Serving Meriden and surrounding New Haven County areas',
  '/service-areas/westhaven': 'Serving West Haven and surrounding New Haven County areas',
  '/service-areas/milford': 'Serving Milford and surrounding New Haven County areas',
  '/service-areas/stratford': 'Serving Stratford and surrounding New Haven County areas',
  '/service-areas/easthaven': 'Serving East Haven and surrounding New Haven County areas',
  '/service-areas/wallingford': 'Serving Wallingford and surrounding New Haven County areas',
  '/service-areas/ansonia': 'Serving Ansonia and surrounding New Haven County areas',
  '/service-areas/derby': 'Serving Derby and surrounding New Haven County areas',
  '/service-areas/guilford': 'Serving Guilford and surrounding New Haven County areas',
  '/service-areas/madison': 'Serving Madison and surrounding New Haven County areas',
  '/service-areas/branford': 'Serving Branford and surrounding New Haven County areas',
  '/service-areas/northhaven': 'Serving North Haven and surrounding New Haven County areas',
  '/service-areas/hamden': 'Serving Hamden and surrounding New Haven County areas',
  '/service-areas/middletown': 'Serving Middletown and surrounding Middlesex County areas',
  '/service-areas/cromwell': 'Serving Cromwell and surrounding Middlesex County areas',
  '/service-areas/portland': 'Serving Portland and surrounding Middlesex County areas',
  '/service-areas/durham': 'Serving Durham and surrounding Middlesex County areas',
  '/service-areas/easthampton': 'Serving East Hampton and surrounding Middlesex County areas',
  '/service-areas/essex': 'Serving Essex and surrounding Middlesex County areas',
  '/service-areas/chester': 'Serving Chester and surrounding Middlesex County areas',
  '/service-areas/clinton': 'Serving Clinton and surrounding Middlesex County areas',
  '/service-areas/newhavencounty': 'Serving New Haven County and surrounding Connecticut areas',
  '/service-areas/middlesexcounty': 'Serving Middlesex County and surrounding Connecticut areas',
}

/** The towns of each county list: a link where the town has a page, plain text where not. */
export const countyTowns: Readonly<Record<string, readonly string[]>> = {
  'New Haven County': [
    'New Haven → /service-areas/newhaven',
    'Waterbury → /service-areas/waterbury',
    'Meriden → /service-areas/meriden',
    'West Haven → /service-areas/westhaven',
    'Milford → /service-areas/milford',
    'Stratford → /service-areas/stratford',
    'East Haven → /service-areas/easthaven',
    'Wallingford → /service-areas/wallingford',
    'Ansonia → /service-areas/ansonia',
    'Derby → /service-areas/derby',
    'Guilford → /service-areas/guilford',
    'Madison → /service-areas/madison',
    'Branford → /service-areas/branford',
    'North Haven → /service-areas/northhaven',
    'Hamden → /service-areas/hamden',
  ],
  'Middlesex County': [
    'Middletown → /service-areas/middletown',
    'Cromwell → /service-areas/cromwell',
    'Portland → /service-areas/portland',
    'Durham → /service-areas/durham',
    'East Hampton → /service-areas/easthampton',
    'Essex → /service-areas/essex',
    'Chester → /service-areas/chester',
    'Clinton → /service-areas/clinton',
    'Deep River',
    'Haddam',
    'Killingworth',
    'Middlefield',
    'Old Saybrook',
    'Westbrook',
  ],
}

/** The four feature cards of the local experts section. */
export const areaFeatures = ['Licensed & Insured', 'Fast Response', 'Local Team', 'Free Estimates']

/** The four cards of the services section, by their links. */
export const areaServices = [
  '/services/residential-roofing',
  '/services/commercial-roofing',
  '/services/roof-repairs',
  '/services/emergency-service',
]

export const allAreas = 'View All Service Areas → /service-areas'
