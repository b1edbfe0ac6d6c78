const key = 'offer-recovery';

/** Whether Home offers recovery codes: from sign-up on, until the user declines or closes the tab. */
export const offerRecovery = {
  isSet: (): boolean => sessionStorage.getItem(key) !== null,
  set: (): void => sessionStorage.setItem(key, '1'),
  clear: (): void => sessionStorage.removeItem(key),
};
