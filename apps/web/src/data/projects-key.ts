/** Key of a person's projects, apart so that who only asks whether they are known downloads nothing else. */
export const PROJECTS_KEY = ['projects', 'list'] as const
