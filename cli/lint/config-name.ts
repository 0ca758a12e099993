/** Name of the settings file. */
export const configName = 'site-elements.config.json';
