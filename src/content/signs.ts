/**
 * The icons of the site, as paths in a 24 × 24 box with one stroke width, built from the lines, forks
 * and empty labels of the motif.
 */
export const signs = {
  parallel: 'M2 12H7M7 12C11 12 10 5 14 5H22M7 12H22M7 12C11 12 10 19 14 19H22',
  access: 'M12 3v18M3 12h18M5.6 5.6l12.8 12.8M18.4 5.6L5.6 18.4',
  opinions: 'M3 6h11v7H8l-3 3v-3H3zM17 10h4v7h-2v3l-3-3h-5v-1',
  strengths: 'M4 20v-7M10 20V9M16 20V4M22 20v-10M2 20h20',
  newModels: 'M2 8h8M2 16h8M10 8h3M10 16h3M18 8v8M14 12h8',
  disagreements: 'M2 9h8l4-6M2 15h8l4 6M14 9h8M14 15h8',
  problems: 'M3 20V14h6V9h6V4h6',
  creative: 'M3 17C7 3 10 21 13 11S19 6 21 8',
  research: 'M10 3a7 7 0 1 0 0 14a7 7 0 0 0 0-14M15 15l6 6M7 10h6',
  code: 'M8 6l-6 6l6 6M16 6l6 6l-6 6M13 4l-2 16',
  learning: 'M12 6C9 4 6 4 3 5v14c3-1 6-1 9 1c3-2 6-2 9-1V5c-3-1-6-1-9 1v14',
  business: 'M12 3v18M5 7h14M5 7l-3 7h6zM19 7l-3 7h6zM8 21h8',
  hide: 'M3 4h8v6H3zM14 7h8M3 14h8v6H3zM14 17h8',
  track: 'M3 7l2 2l4-5M12 7h10M3 17l2 2l4-5M12 17h10',
  report: 'M5 3h10l4 4v14H5zM15 3v4h4M9 12h6M9 16h6',
  anonymousTesting: 'M5 3h14v5H5zM12 8v13M12 11C12 17 4 14 4 21M12 11C12 17 20 14 20 21',
  multiModel: 'M2 5C9 5 8 12 14 12H22M2 12H14M2 19C9 19 8 12 14 12',
  security: 'M12 3l8 3v5c0 5-3.5 8-8 10c-4.5-2-8-5-8-10V6zM8.5 12l2.5 2.5l4.5-5',
  decision: 'M2 12H8C13 12 11 5 16 5M8 12C13 12 11 19 16 19H22M16 5a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
  analytics: 'M3 3v18h18M7 16l4-5l4 2l6-8',
  support: 'M4 14v-2a8 8 0 0 1 16 0v2M4 14h3v5H4zM17 14h3v5h-3zM20 19c0 2-3 3-6 3',
  preProcurement: 'M3 4h7v9H3zM14 4h7v9h-7zM3 20h11M17 20l4-3',
  department: 'M9 3h6v5H9zM12 8v7M5 15v-3h14v3M3 15h4v5H3zM10 15h4v5h-4zM17 15h4v5h-4z',
  costBenefit: 'M4 7h6M7 4v6M14 17h6M19 5L5 19',
  migration: 'M2 7H7C14 7 11 17 18 17H22M19 14l3 3l-3 3M2 17h5',
  compliance: 'M12 4l9 16H3zM12 10v5M12 17.5v.1',
} as const;

export type SignId = keyof typeof signs;
