/** A window of the page that stays above the others (Document Picture-in-Picture, WICG). */
type DocumentPictureInPicture = {
  /** null while none is open */
  window: Window | null;
  requestWindow(size: { width: number; height: number }): Promise<Window & typeof globalThis>;
};

/** undefined on the server and in browsers without it */
declare var documentPictureInPicture: DocumentPictureInPicture | undefined;
