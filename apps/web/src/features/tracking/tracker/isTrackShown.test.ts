import { describe, expect, it } from 'vitest';
import { isTrackShown } from './useTracking.tsx';

type Given = { on?: boolean; isCompany?: boolean; menu?: boolean; allowed?: boolean };

/** An individual whose menu and tenant allow the tracker, unless told otherwise. */
const shown = ({ on = true, isCompany = false, menu = !isCompany, allowed = true }: Given) =>
  isTrackShown(
    { allowToTrack: allowed },
    // Of a tenant and an account nothing else is asked.
    {
      tenant: { features: [{ code: 'show-tracker', enabled: on }] },
      account: { userType: isCompany ? 'COMPANY' : 'INDIVIDUAL', userMenuList: menu ? ['TRACKER'] : [] },
    },
  );

describe('tracking is offered', () => {
  it('where the feature, the person’s menu and the document allow it [tracking-001]', () => {
    expect(shown({})).toBe(true);
    expect(shown({ on: false })).toBe(false);
    expect(shown({ menu: false })).toBe(false);
    expect(shown({ allowed: false })).toBe(false);
  });

  it('to a company where its people could track: pressing it signs one of them in', () => {
    expect(shown({ isCompany: true })).toBe(true);
    expect(shown({ isCompany: true, on: false })).toBe(false);
    expect(shown({ isCompany: true, allowed: false })).toBe(false);
  });
});
