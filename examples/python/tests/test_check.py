"""A check that cannot fail is no check: an environment is broken in one way after another."""
import unittest

import parlour


class Rewarding(parlour.Env):
    def last(self, observe=True):
        seen, reward, *rest = super().last(observe)
        return (seen, reward + 1, *rest)


class Lingering(parlour.Env):
    def _leave(self, agent, action):
        super()._leave(agent, action)
        self.agents.append(agent)


class Forgetful(parlour.Env):
    def reset(self, seed=None, options=None):
        super().reset(None, options)


class Blind(parlour.Env):
    def observe(self, agent):
        return {**super().observe(agent), "observation": {"game": "chess", "seat": 0}}


class Unmasked(parlour.Env):
    def observe(self, agent):
        return {**super().observe(agent), "action_mask": [1] * len(self._nothing)}


class Talkative(parlour.Env):
    def step(self, action):
        super().step(action)
        return self.last()


class Lenient(parlour.Env):
    def step(self, action):
        try:
            super().step(action)
        except (parlour.BadRequest, parlour.Refused):
            pass


class Breaking(unittest.TestCase):
    def setUp(self):
        self.referee = parlour.Referee()
        self.addCleanup(self.referee.close)

    def test_the_real_one_is_kept(self):
        self.assertGreater(parlour.check_aec(parlour.env("monkey", referee=self.referee)), 200)

    def test_broken_ones_are_noticed(self):
        for broken in (Rewarding, Lingering, Forgetful, Blind, Unmasked, Talkative, Lenient):
            with self.subTest(broken.__name__), self.assertRaises(AssertionError):
                parlour.check_aec(broken("monkey", referee=self.referee))

    def test_a_refusal_has_its_clause_and_changes_nothing(self):
        env = parlour.env("nations", referee=self.referee)
        env.reset(seed=5)
        wrong = env.infos[env.agent_selection]["action_mask"].index(0)
        with self.assertRaises(parlour.Refused) as refused:
            env.step(wrong)
        self.assertTrue(refused.exception.refusal["clause"].startswith("NA-"))

    def test_a_batch_of_any_game_goes_on(self):
        for game in ("kit-and-kat", "alone-first"):
            batch = parlour.Batch(game, 3, seed=1, views=True, referee=self.referee)
            batch.reset()
            for _ in range(30):
                batch.step([actions[0] for actions in batch.actions])
            self.assertEqual([view["seat"] for view in batch.views], batch.seats)

    def test_what_makes_no_sense_is_said(self):
        with self.assertRaisesRegex(parlour.BadRequest, "There is no game"):
            parlour.env("poker", referee=self.referee)


if __name__ == "__main__":
    unittest.main()
