"""The check accepts the environments and rejects broken ones; batches and errors."""
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
        return {**super().observe(agent), "action_mask": [1] * len(self._empty_mask)}


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


class Checks(unittest.TestCase):
    def setUp(self):
        self.referee = parlour.Referee()
        self.addCleanup(self.referee.close)

    def test_the_environment_passes(self):
        self.assertGreater(parlour.check_aec(parlour.env("monkey", referee=self.referee)), 200)

    def test_broken_environments_fail(self):
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

    def test_a_batch_deals_again_after_a_match(self):
        for game in ("kit-and-kat", "alone-first"):
            batch = parlour.Batch(game, 3, seed=1, views=True, referee=self.referee)
            batch.reset()
            for _ in range(30):
                batch.step([actions[0] for actions in batch.actions])
            self.assertEqual([view["seat"] for view in batch.views], batch.seats)

    def test_a_batch_reports_returns_and_changes_nothing_on_an_illegal_action(self):
        batch = parlour.Batch("monkey", 4, seats=3, seed=2, referee=self.referee)
        batch.reset()
        ended = []
        while len(ended) < 6:
            batch.step([actions[-1] for actions in batch.actions])
            ended += [returns for returns in batch.returns if returns]
        self.assertTrue(all(abs(sum(returns)) < 1e-9 and len(returns) == 3 for returns in ended))
        before = (batch.seats, batch.actions)
        illegal = next(n for n in range(batch.num_actions) if n not in batch.actions[3])
        with self.assertRaises(parlour.Refused):
            batch.step([actions[0] for actions in batch.actions[:3]] + [illegal])
        batch.step([actions[0] for actions in before[1]])

    def test_numpy_seeds_and_options_of_other_environments_are_accepted(self):
        class Number:
            def __index__(self):
                return 3

        env = parlour.env("monkey", referee=self.referee)
        with self.assertRaisesRegex(RuntimeError, "reset"):
            env.last()
        env.reset(seed=Number(), options={"options": 1})
        first = env.last()
        env.reset(seed=3)
        self.assertEqual(env.last(), first)

    def test_an_unknown_game_is_named(self):
        with self.assertRaisesRegex(parlour.BadRequest, "There is no game"):
            parlour.env("poker", referee=self.referee)


if __name__ == "__main__":
    unittest.main()
