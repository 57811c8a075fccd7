// The page of the API documentation: it shows /openapi.json by Swagger UI, and makes calls in the name of whoever has
// opened it within the library. It runs in browsers as it stands here.

/**
 * @typedef {{ url: string, loadSpec?: boolean, headers: Record<string, string> }} Asking
 * @typedef {{
 *   trustedTypes?: { createPolicy: (name: string, rules: object) => unknown },
 *   SwaggerUIBundle: (options: object) => unknown,
 * }} Globals
 */

/** @type {Globals} */
const globals = Object(globalThis);

/**
 * Swagger UI sets what it has made of descriptions as markup: plain paragraphs and lists of ours pass, nothing else does.
 * @param {string} html
 */
const plainMarkup = (html) =>
  /^(?:[^<]|<\/?(?:p|br|code|pre|em|strong|ul|ol|li)>)*$/.test(html) ? html : null;

globals.trustedTypes?.createPolicy('default', { createHTML: plainMarkup });

/**
 * The access token as it is now, from the page that this one stands in; null where it stands alone.
 * @returns {Promise<string | null>}
 */
const token = () =>
  new Promise((resolve) => {
    if (window.parent === window) return resolve(null);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(typeof data === 'string' ? data : null);
    window.parent.postMessage('access-token', location.origin, [port2]);
  });

const isDark = new URLSearchParams(location.search).get('scheme') === 'dark';
document.documentElement.classList.toggle('dark-mode', isDark);

window.addEventListener('DOMContentLoaded', () => {
  globals.SwaggerUIBundle({
    url: '/openapi.json',
    domNode: document.querySelector('#docs'),
    deepLinking: false,
    docExpansion: 'none',
    filter: true,
    displayRequestDuration: true,
    validatorUrl: null,
    defaultModelsExpandDepth: -1,
    supportedSubmitMethods: ['get', 'post', 'put', 'patch', 'delete'],
    /** @param {Asking} request */
    requestInterceptor: async (request) => {
      const isHere = new URL(request.url, location.href).origin === location.origin;
      const known = isHere && !request.loadSpec ? await token() : null;
      if (known !== null) request.headers.Authorization = `Bearer ${known}`;
      return request;
    },
  });
});
