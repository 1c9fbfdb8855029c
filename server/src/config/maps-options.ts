// The options of what suggests addresses.
import * as z from 'zod';
import { option } from './option.ts';

export const mapsOptions = {
  HAMMERDOCK_MAPS: option(z.enum(['offline', 'geoapify']), {
    means:
      'what suggests addresses: offline knows the cities and ZIP codes of a shipped table; ' +
      'geoapify knows streets, and the table takes over while it does not respond',
    standard: 'offline',
    example: 'geoapify',
  }),
  HAMMERDOCK_GEOAPIFY_KEY: option(z.string().regex(/^\w*$/), {
    means: 'the API key of a project at Geoapify',
    standard: '',
    example: 'the_key_of_your_geoapify_project',
    secret: true,
  }),
  HAMMERDOCK_GEOAPIFY_URL: option(z.string().regex(/^https?:\/\/[^/?#@]+$/), {
    means: 'the address of the API of Geoapify',
    standard: 'https://api.geoapify.com',
    example: 'http://127.0.0.1:12112',
  }),
};
