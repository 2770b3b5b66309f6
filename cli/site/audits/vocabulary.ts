// Made of the declarations of schema-dts, whose version package.json pins, by
// `npx vitest -u tests/unit/audit/vocabulary.test.ts`.

/** Types of schema.org: those above each, and the properties that it adds. */
export const vocabulary: Readonly<
  Record<string, Readonly<Record<'above' | 'properties', string>>>
> = {
  AboutPage: { above: 'WebPage', properties: '' },
  Action: {
    above: 'Thing',
    properties:
      'actionProcess actionStatus agent endTime error instrument location object participant provider result startTime target',
  },
  AdministrativeArea: { above: 'Place', properties: '' },
  AggregateRating: { above: 'Rating', properties: 'itemReviewed ratingCount reviewCount' },
  Answer: { above: 'Comment', properties: 'answerExplanation parentItem' },
  BreadcrumbList: { above: 'ItemList', properties: '' },
  City: { above: 'Place', properties: '' },
  CollectionPage: { above: 'WebPage', properties: '' },
  Comment: {
    above: 'CreativeWork',
    properties: 'downvoteCount parentItem sharedContent upvoteCount',
  },
  ContactPage: { above: 'WebPage', properties: '' },
  ContactPoint: {
    above: 'Thing',
    properties:
      'areaServed availableLanguage contactOption contactType email faxNumber hoursAvailable productSupported serviceArea telephone',
  },
  Country: { above: 'Place', properties: '' },
  CreativeWork: {
    above: 'Thing',
    properties:
      'about abstract accessibilityAPI accessibilityControl accessibilityFeature accessibilityHazard accessibilitySummary accessMode accessModeSufficient accountablePerson acquireLicensePage aggregateRating alternativeHeadline archivedAt assesses associatedMedia audience audio author award awards character citation comment commentCount conditionsOfAccess contentLocation contentRating contentReferenceTime contributor copyrightHolder copyrightNotice copyrightYear correction countryOfOrigin creativeWorkStatus creator creditText dateCreated dateModified datePublished digitalSourceType discussionUrl displayLocation editEIDR editor educationalAlignment educationalLevel educationalUse encoding encodingFormat encodings exampleOfWork expires fileFormat funder funding genre hasPart headline inLanguage interactionStatistic interactivityType interpretedAsClaim isAccessibleForFree isBasedOn isBasedOnUrl isFamilyFriendly isPartOf keywords learningResourceType license locationCreated mainEntity maintainer material materialExtent mentions offers pattern position producer provider publication publisher publisherImprint publishingPrinciples recordedAt releasedEvent review reviews schemaVersion sdDatePublished sdLicense sdPublisher size sourceOrganization spatial spatialCoverage sponsor teaches temporal temporalCoverage text thumbnail thumbnailUrl timeRequired translationOfWork translator typicalAgeRange usageInfo version video wordCount workExample workTranslation',
  },
  FAQPage: { above: 'WebPage', properties: '' },
  GeoCoordinates: {
    above: 'Thing',
    properties: 'address addressCountry elevation latitude longitude postalCode',
  },
  HomeAndConstructionBusiness: { above: 'LocalBusiness', properties: '' },
  HowTo: {
    above: 'CreativeWork',
    properties: 'estimatedCost performTime prepTime step steps supply tool totalTime yield',
  },
  ImageObject: {
    above: 'MediaObject',
    properties: 'caption embeddedTextCaption exifData representativeOfPage',
  },
  ItemList: {
    above: 'Thing',
    properties: 'aggregateElement itemListElement itemListOrder numberOfItems',
  },
  ListItem: { above: 'Thing', properties: 'item nextItem position previousItem' },
  LocalBusiness: {
    above: 'Place Organization',
    properties: 'branchOf currenciesAccepted floorLevel openingHours paymentAccepted priceRange',
  },
  MediaObject: {
    above: 'CreativeWork',
    properties:
      'associatedArticle bitrate contentSize contentUrl duration embedUrl encodesCreativeWork encodingFormat endTime height ineligibleRegion interpretedAsClaim playerType productionCompany regionsAllowed requiresSubscription sha256 startTime uploadDate width',
  },
  Offer: {
    above: 'Thing',
    properties:
      'acceptedPaymentMethod additionalProperty addOn advanceBookingRequirement aggregateRating areaServed asin availability availabilityEnds availabilityStarts availableAtOrFrom availableDeliveryMethod businessFunction category checkoutPageURLTemplate deliveryLeadTime eligibleCustomerType eligibleDuration eligibleQuantity eligibleRegion eligibleTransactionVolume gtin gtin12 gtin13 gtin14 gtin8 hasAdultConsideration hasDigitalProductPassport hasGS1DigitalLink hasMeasurement hasMerchantReturnPolicy includesObject ineligibleRegion inventoryLevel isFamilyFriendly itemCondition itemOffered itemPopularity leaseLength mobileUrl mpn offeredBy price priceCurrency priceSpecification priceValidUntil review reviews seller serialNumber shippingDetails sku validForMemberTier validFrom validThrough warranty',
  },
  OfferCatalog: { above: 'ItemList', properties: '' },
  OpeningHoursSpecification: {
    above: 'Thing',
    properties: 'closes dayOfWeek opens validFrom validThrough',
  },
  Organization: {
    above: 'Thing',
    properties:
      'acceptedPaymentMethod actionableFeedbackPolicy address agentInteractionStatistic aggregateRating alumni areaServed authorizedRepresentative award awards brand companyRegistration contactPoint contactPoints correctionsPolicy department dissolutionDate diversityPolicy diversityStaffingReport duns email employee employees ethicsPolicy event events faxNumber founder founders foundingDate foundingLocation funder funding globalLocationNumber hasCertification hasCredential hasGS1DigitalLink hasMemberProgram hasMerchantReturnPolicy hasOfferCatalog hasPOS hasProductReturnPolicy hasShippingService interactionStatistic isicV4 iso6523Code keywords knowsAbout knowsLanguage legalAddress legalName legalRepresentative leiCode location logo makesOffer member memberOf members naics nonprofitStatus numberOfEmployees ownershipFundingInfo owns parentOrganization publishingPrinciples review reviews seeks serviceArea skills slogan sponsor subOrganization taxID telephone unnamedSourcesPolicy vatID',
  },
  Person: {
    above: 'Thing',
    properties:
      'additionalName address affiliation agentInteractionStatistic alumniOf award awards birthDate birthPlace brand callSign children colleague colleagues contactPoint contactPoints deathDate deathPlace duns email familyName faxNumber follows funder funding gender givenName globalLocationNumber hasCertification hasCredential hasOccupation hasOfferCatalog hasPOS height homeLocation honorificPrefix honorificSuffix interactionStatistic isicV4 jobTitle knows knowsAbout knowsLanguage lifeEvent makesOffer memberOf naics nationality netWorth owns parent parents performerIn pronouns publishingPrinciples relatedTo seeks sibling siblings skills sponsor spouse taxID telephone vatID weight workLocation worksFor',
  },
  Place: {
    above: 'Thing',
    properties:
      'additionalProperty address aggregateRating amenityFeature branchCode containedIn containedInPlace containsPlace event events faxNumber geo geoContains geoCoveredBy geoCovers geoCrosses geoDisjoint geoEquals geoIntersects geoOverlaps geoTouches geoWithin globalLocationNumber hasCertification hasDriveThroughService hasGS1DigitalLink hasMap isAccessibleForFree isicV4 keywords latitude logo longitude map maps maximumAttendeeCapacity openingHoursSpecification photo photos publicAccess review reviews slogan smokingAllowed specialOpeningHoursSpecification telephone tourBookingPage',
  },
  PostalAddress: {
    above: 'ContactPoint',
    properties:
      'addressCountry addressLocality addressRegion extendedAddress postalCode postOfficeBoxNumber streetAddress',
  },
  PropertyValue: {
    above: 'Thing',
    properties:
      'maxValue measurementMethod measurementTechnique minValue propertyID unitCode unitText value valueGroup valueReference',
  },
  Question: {
    above: 'Comment',
    properties: 'acceptedAnswer answerCount eduQuestionType parentItem suggestedAnswer',
  },
  Rating: {
    above: 'Thing',
    properties: 'author bestRating ratingExplanation ratingValue reviewAspect worstRating',
  },
  Review: {
    above: 'CreativeWork',
    properties:
      'associatedClaimReview associatedMediaReview associatedReview itemReviewed negativeNotes positiveNotes reviewAspect reviewBody reviewRating',
  },
  RoofingContractor: { above: 'LocalBusiness', properties: '' },
  SearchAction: { above: 'Action', properties: 'query' },
  Service: {
    above: 'Thing',
    properties:
      'aggregateRating areaServed audience availableChannel award brand broker category hasCertification hasOfferCatalog hoursAvailable isRelatedTo isSimilarTo logo offers produces provider providerMobility review serviceArea serviceAudience serviceOutput serviceType slogan termsOfService',
  },
  State: { above: 'Place', properties: '' },
  Thing: {
    above: '',
    properties:
      'additionalType alternateName description disambiguatingDescription identifier image mainEntityOfPage name owner potentialAction sameAs subjectOf url',
  },
  WebPage: {
    above: 'CreativeWork',
    properties:
      'breadcrumb lastReviewed mainContentOfPage primaryImageOfPage relatedLink reviewedBy significantLink significantLinks speakable specialty',
  },
  WebSite: { above: 'CreativeWork', properties: 'issn' },
}
